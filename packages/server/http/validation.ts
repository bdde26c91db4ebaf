import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * Requests are checked against the protocol before anyone looks at them. Answers are made by us, so
 * they are checked in tests only.
 */
export function checkMessages(app: FastifyInstance, checkAnswers: boolean): void {
  app.setValidatorCompiler<TSchema>((route) => {
    const form = Compile(route.schema)
    const converted = TypeBoxValidatorCompiler(route)
    // What is of the right form as it came, as nearly everything is, need not be made into it.
    return (value) => (form.Check(value) ? { value } : converted(value))
  })
  app.setSerializerCompiler<TSchema>(({ schema, method, url, httpStatus }) => {
    if (!checkAnswers) return (answer) => JSON.stringify(answer)
    const form = Compile(schema)
    return (answer) => {
      const text = JSON.stringify(answer)
      const [wrong] = form.Errors(JSON.parse(text))
      if (wrong) throw new Error(`${method} ${url} ${httpStatus}: ${wrong.instancePath} ${wrong.message} in ${text}`)
      return text
    }
  })
}
