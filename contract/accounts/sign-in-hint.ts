/**
 * A cookie that says "somebody is signed in here" and nothing else: no secret, readable by scripts. Without it the browser
 * does not ask who is signed in. In a file of its own, because every page reads it before anything is fetched.
 */
export const SIGN_IN_HINT = { name: 'signed-in', value: '1' }
