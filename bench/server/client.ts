/** A person at the server, as thin as can be: the load must not be heavier than what it loads. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Ends every connection, so that none is counted as part of a table. */
export function hangUp(): void {
  agent.destroy()
}

export interface Person {
  readonly cookie: string
}

/** Asks over HTTP; an answer that is not a success is an error, since none is expected. */
export function ask(port: number, method: string, path: string, body?: unknown, who?: Person): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = who ? { cookie: who.cookie } : {}
    const text = body === undefined ? '' : JSON.stringify(body)
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = String(Buffer.byteLength(text))
    }
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      let said = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        said += part
      })
      response.on('end', () => {
        const { statusCode = 0 } = response
        if (statusCode >= 400) reject(new Error(`${method} ${path}: ${statusCode} ${said}`))
        else resolve({ body: said, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
      })
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

export interface Answer {
  readonly body: string
  readonly cookie: string
}

export async function newPerson(port: number, name: string): Promise<Person> {
  const { cookie } = await ask(port, 'POST', '/api/me', { name })
  return { cookie }
}
