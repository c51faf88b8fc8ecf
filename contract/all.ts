/** Every endpoint there is. The API document and the tests that sweep over all calls read this table. */
import {
  account,
  appleSignIn,
  changePassword,
  clientLogin,
  currentUser,
  deleteAccount,
  endOtherSessions,
  endSession,
  forgotPassword,
  githubSignIn,
  googleSignIn,
  login,
  logout,
  ownData,
  providerReturn,
  register,
  resetPassword,
  sendMagicLink,
  sendVerification,
  signInOptions,
  useMagicLink,
  verifyEmail,
} from './accounts.ts'
import { chat, eraseConversation, rateTurn } from './chat.ts'
import { sendContact } from './contact.ts'
import { fit } from './fit.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { analyzePerformance, printAudit, readAudit } from './performance.ts'
import { enrichPersona } from './persona.ts'
import { customResume, downloadResume } from './resume.ts'
import { reportVitals } from './vitals.ts'

export const endpoints = {
  chat,
  rateTurn,
  eraseConversation,
  fit,
  sendContact,
  downloadResume,
  customResume,
  analyzePerformance,
  readAudit,
  printAudit,
  enrichPersona,
  reportVitals,
  currentUser,
  login,
  register,
  logout,
  signInOptions,
  googleSignIn,
  githubSignIn,
  appleSignIn,
  providerReturn,
  clientLogin,
  forgotPassword,
  resetPassword,
  sendMagicLink,
  useMagicLink,
  sendVerification,
  verifyEmail,
  changePassword,
  account,
  endOtherSessions,
  endSession,
  ownData,
  deleteAccount,
  invite,
  listInvitations,
  withdrawInvitation,
}
