// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '#contract/errors.ts'

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
  'account-exists': 'This address already has an account, so it needs no invitation.',
  'email-taken':
    'There is already an account with this address. Please sign in; “Forgot password?” says how to get in without the password.',
  'last-admin': 'This is the only admin account, and a site needs one. Please make another admin first.',
  'link-expired': 'This link has expired or has already been used. Please have a new one sent to you.',
  'upload-stalled': 'The upload stalled and was abandoned. None of it was kept; please try again.',
  'not-delivered': 'This milestone has not been delivered yet, so there is nothing to decide.',
  'already-decided': 'This has already been decided. Please reload the page to see how.',
  'changed-meanwhile':
    'This has been changed in the meantime, in another window or by somebody else. What you typed is kept; please look at the current state first.',
  'document-link-expired': 'This link to a document has expired. Please open the document from the portal again.',
  'quota-exceeded': 'Your documents would take more room than there is for them. Please delete some first.',
  'file-refused':
    'This file cannot be accepted. PDF, Office documents, PNG, JPEG, WebP, GIF, text and CSV files can, provided their content matches their name.',
  'too-large': 'This is larger than can be accepted. Please shorten it and try again.',
  'unsupported-type': 'This format is not accepted here. Please send JSON.',
  'key-reused': 'This has already been sent with different content. Please reload the page and try again.',
  'audit-failed':
    'This website could not be measured. Please check that the address is right and that anybody can open it.',
  'page-too-heavy': 'This page used more memory or disk than a measurement may take, so the measurement was stopped.',
  'rate-limited': 'That was a little too often. Please try again in {{wait}}.',
  'internal-error': 'Something went wrong on our side. Please try again in a moment.',
  'resume-unreadable':
    'The resume was made, but it could not be read back correctly, so it was not sent. Please try again, or download the standard resume.',
  'report-unreadable':
    'The report was made but could not be read back correctly, so it was not sent. Please try again, or use its link.',
  unavailable: 'This cannot be done right now. Nothing you wrote is lost; please try again in a moment.',
  'storage-full': 'There is no room to store this right now. Please try again later, or write an email.',
  'second-factor-required': 'Please enter the code from your app as well.',
  'account-disabled': 'This account is switched off. Please write to the owner of this site.',
  'password-outgrown': 'Admins need a password of at least 12 characters. A link to choose one has been mailed to you.',
  'own-account': 'This is your own account. Please have another admin do this, or use your account page.',
  'address-unproven': 'This person has not confirmed their address yet. Please have them do so first.',
  'second-factor-on': 'The second factor is already on. To set it up again, please switch it off first.',
}

/** To whoever runs the site, and can do something about it. */
export const ownerErrors = {
  'storage-full':
    'The site’s disk is full, so this could not be stored. Please make room where its data is; what you typed is kept here until then.',
}
