import { route } from './route.ts'

/** The page at the present address. Each is loaded when it is first visited. */
export function Page() {
  const here = route.value
  return <p>{here.page}</p>
}
