// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '../../../contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request': 'This request could not be read. Please reload the page and try again.',
  'invalid-input': 'Some fields need another look. Please correct them and send again.',
  'not-signed-in': 'Please sign in first.',
  'wrong-credentials': 'Invalid email or password.',
  'foreign-origin': 'This request came from another website and was not carried out. Please use this site directly.',
  'not-allowed': 'Your account may not do this.',
  'registration-closed':
    'Registration is by invitation. Please use the link in your invitation, or write to the owner for one.',
  'sign-in-again': 'Please sign in again to confirm this.',
  'not-found': 'There is nothing at this address. Please check it, or start again from the home page.',
  'method-not-allowed': 'This address does not take that kind of request.',
  'email-taken':
    'There is already an account with this address. Please sign in, or have a link for a new password sent to you.',
  'last-admin': 'This is the only admin account, and a site needs one. Please make another admin first.',
  'link-expired': 'This link has expired or was used already. Please have a new one sent to you.',
  'too-large': 'This is larger than can be accepted. Please shorten it and try again.',
  'unsupported-type': 'This format is not accepted here. Please send JSON.',
  'key-reused': 'This was already sent with other contents. Please reload the page and try again.',
  'rate-limited': 'That was a little too often. Please try again in {{wait}}.',
  'internal-error': 'Something went wrong on our side. Please try again in a moment.',
  'resume-unreadable':
    'The résumé was made, but it could not be read back as it should be, so it was not sent. Please try again, or take the standard résumé.',
  unavailable: 'This cannot be done right now. Nothing you wrote is lost; please try again in a moment.',
  'storage-full': 'There is no room to store this right now. Please try again later, or write an e-mail.',
}
