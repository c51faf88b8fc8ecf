/** Lets people register. */
import { addressOf, PASSWORD, PEOPLE } from './mix.ts'

/** @returns the cookies by which they are signed in. */
export async function signUp(url: string): Promise<string[]> {
  const sessions: string[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const response = await fetch(new URL('/api/auth/register', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: addressOf(person),
        password: PASSWORD,
        firstName: 'Person',
        lastName: `${person}`,
      }),
    })
    if (response.status !== 200) throw new Error(`Not registered: ${await response.text()}`)
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    sessions.push(cookies.join('; '))
  }
  return sessions
}
