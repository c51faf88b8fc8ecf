/**
 * A cookie that says only that somebody is signed in: no secret, readable by scripts. Without it the browser
 * does not request the session. A file of its own, because every page imports it.
 */
export const SIGN_IN_HINT = { name: 'signed-in', value: '1' }
