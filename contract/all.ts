/** Every endpoint there is. The API document and the tests that sweep over all calls read this table. */

import { currentUser, login, logout, register, signInOptions } from './accounts.ts'
import { readAdminLog } from './admin-log.ts'
import { chat, eraseConversation, rateTurn } from './chat.ts'
import { sendContact } from './contact.ts'
import { fit } from './fit.ts'
import { appleSignIn, clientLogin, githubSignIn, googleSignIn, providerReturn } from './identity-providers.ts'
import { readVisits, reportVisit, visitsTable } from './insights.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import {
  forgotPassword,
  resetPassword,
  sendMagicLink,
  sendVerification,
  useMagicLink,
  verifyEmail,
} from './mailed-links.ts'
import { account, changePassword, deleteAccount, endOtherSessions, endSession, ownData } from './own-account.ts'
import { analyzePerformance, printAudit, readAudit } from './performance.ts'
import { enrichPersona } from './persona.ts'
import {
  approveMilestone,
  listActivity,
  listMilestones,
  listProjects,
  listTeam,
  readBudget,
  readMetrics,
  requestChanges,
} from './portal.ts'
import { deleteDocument, downloadDocument, linkDocument, listDocuments, uploadDocument } from './portal-documents.ts'
import { listMeetings, proposeMeeting } from './portal-meetings.ts'
import { answerMessage, listUpdates, postUpdate, readThread, requestUpdate, sendMessage } from './portal-messages.ts'
import { readNotices, setNotices, stopNotices } from './portal-notices.ts'
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
  reportVisit,
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
  listProjects,
  listMilestones,
  approveMilestone,
  requestChanges,
  readMetrics,
  readBudget,
  listTeam,
  listDocuments,
  uploadDocument,
  deleteDocument,
  linkDocument,
  downloadDocument,
  readThread,
  sendMessage,
  listUpdates,
  requestUpdate,
  listMeetings,
  proposeMeeting,
  listActivity,
  readNotices,
  setNotices,
  stopNotices,
  answerMessage,
  postUpdate,
  readAdminLog,
  readVisits,
  visitsTable,
}
