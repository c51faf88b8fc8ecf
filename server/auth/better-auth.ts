/** Sessions of requests. better-auth stores accounts and sessions; this is the only file that configures it. */
import { betterAuth } from 'better-auth'
import type { Logger } from 'pino'
import { SESSION_MS, type User } from '#contract/accounts/accounts.ts'
import { signInPath } from '#contract/accounts/identity-providers.ts'
import { DAY, SECOND } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import type { Env } from '#server/config/env.ts'
import { type AlsoHeld, holdUsers } from '#server/db/accounts.ts'
import { deleteInvitationTo, isInvited } from '#server/db/invitations.ts'
import { locksRows, ping, type Tx } from '#server/db/open.ts'
import { findLiveSession } from '#server/db/sessions.ts'
import { openIdentityProviders } from '#server/integrations/identity/providers.ts'
import { type MailServices, mailConfirmation } from './account-mails.ts'
import { claimAccount } from './claim-account.ts'
import { createSignInPlugin } from './create-sign-in.ts'
import { readSignedCookie } from './signed-cookie.ts'

export interface SignIn {
  user: User
  session: { id: string; token: string; signedInAt: number }
}

/** State of a session: only an `admitted` one gives access. */
export type SessionStatus = 'admitted' | 'code-missing' | 'disabled'

/** `__Host-` binds the cookie to this host; browsers accept it over https only. */
export const sessionCookie = ({ SITE_URL }: Env) => (SITE_URL.startsWith('https:') ? '__Host-session' : 'session')

const RENEWED_AFTER_MS = DAY

/** The error code of a sign-up without an invitation. */
export const NOT_INVITED = 'not_invited'

export interface AccountServices extends MailServices {
  log: Logger
}

type Auth = ReturnType<typeof openAuth>
export type Accounts = ReturnType<typeof openAccounts>

export function openAccounts(services: AccountServices) {
  const auth = openAuth(services)

  const { env, db, secret } = services
  const cookieName = sessionCookie(env)

  /**
   * The session of this request, admitted or not. It is read from the database each time, so that
   * a session that was ended or a right that was revoked is gone with the next request.
   */
  async function findSession(headers: Headers) {
    const cookie = headers.get('Cookie')
    if (!cookie?.includes(`${cookieName}=`)) return { found: undefined, cookies: new Headers() }
    const token = readSignedCookie(cookie, cookieName, secret)
    const now = new Date()
    const live = token === undefined ? undefined : await findLiveSession(db, token, now)
    if (live && !isDueForRenewal(live.session, now)) return { found: present(live), cookies: new Headers() }
    return await askAuth(headers)
  }

  /** Other cases are left to better-auth, which renews sessions and removes invalid cookies. */
  async function askAuth(headers: Headers) {
    const asked = await auth.api.getSession({ headers, returnHeaders: true }).catch(async (error: unknown) => {
      // better-auth hides the database's error; asking again shows it.
      await ping(db)
      throw error
    })
    const { response, headers: cookies } = asked
    return { found: response && present(response), cookies }
  }

  return {
    auth,
    findSession,
    /** The signed-in user of this request. Send the cookies along with the answer in any case. */
    async findSignIn(headers: Headers): Promise<{ signIn: SignIn | undefined; cookies: Headers }> {
      const { found, cookies } = await findSession(headers)
      if (found && found.sessionStatus !== 'admitted') return { signIn: undefined, cookies: new Headers() }
      return { signIn: found ?? undefined, cookies }
    },
    /** Locks the account until the transaction ends. @returns the sign-in as it is then; undefined if it has ended. */
    async holdSignIn(tx: Tx, { user, session }: SignIn, also?: AlsoHeld): Promise<SignIn | undefined> {
      await holdUsers(tx, user.id, also)
      const live = await findLiveSession(tx, session.token, new Date())
      const found = live && present(live)
      return found?.sessionStatus === 'admitted' ? found : undefined
    },
    async endSession(token: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(token)
    },
  }
}

type Kept = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>
export type FoundUser = Omit<Kept['user'], 'createdAt' | 'updatedAt' | 'name'>

interface Found {
  user: FoundUser
  session: Pick<Kept['session'], 'id' | 'token' | 'createdAt' | 'codeGiven'>
}

const present = (found: Found): SignIn & { sessionStatus: SessionStatus } => ({
  user: presentUser(found.user),
  session: { id: found.session.id, token: found.session.token, signedInAt: found.session.createdAt.getTime() },
  sessionStatus: sessionStatusOf(found),
})

/** better-auth's rule: a session in use is renewed once a day. */
const isDueForRenewal = ({ expiresAt }: { expiresAt: Date }, now: Date) =>
  expiresAt.getTime() - SESSION_MS + RENEWED_AFTER_MS <= now.getTime()

function sessionStatusOf({ user, session }: Found): SessionStatus {
  if (user.isDisabled) return 'disabled'
  return user.hasSecondFactor && !session.codeGiven ? 'code-missing' : 'admitted'
}

/** A user as replies contain it. */
export const presentUser = (user: FoundUser): User => ({
  id: user.id,
  email: user.email,
  emailVerified: user.emailVerified,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.image ?? null,
  isAdmin: user.isAdmin ?? false,
  language: findLanguage(user.language) ?? DEFAULT_LANGUAGE,
})

const seconds = (ms: number) => ms / SECOND

function openAuth(services: AccountServices) {
  const { env, secret, db, clock, log } = services
  const secure = env.SITE_URL.startsWith('https:')
  const cookie = (name: string) => ({
    name: secure ? `__Host-${name}` : name,
    attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  })
  const onError = (err: unknown) => log.warn({ err }, 'accounts: a service did not say who came back from it')
  const socialProviders = openIdentityProviders(env, onError)
  return betterAuth({
    appName: 'Portfolio',
    baseURL: env.SITE_URL,
    basePath: '/api/auth',
    secret,
    database: { db, type: locksRows(db) ? 'postgres' : 'sqlite' },
    user: {
      modelName: 'users',
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        language: { type: 'string', required: true, defaultValue: DEFAULT_LANGUAGE },
        isAdmin: { type: 'boolean', required: false, defaultValue: false, input: false },
        isDisabled: { type: 'boolean', required: false, defaultValue: false, input: false },
        hasSecondFactor: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
      async validateUserInfo({ user: { id = '', email = '', emailVerified }, source }) {
        if (source.method !== 'oauth') return
        if (source.action === 'create-user') {
          if (env.REGISTRATION === 'open' && isOn('portal')) return
          if (!emailVerified || !(await isInvited(db, clock, email))) return { error: NOT_INVITED }
        } else if (emailVerified) {
          // Runs before linking: the provider confirms the address, so earlier sign-in methods end.
          const kept = source.action === 'sign-in' ? source.oauth?.providerId : undefined
          await db.transaction().execute((tx) => claimAccount(services, tx, { id, email }, kept))
          services.outbox.wake()
        }
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: seconds(SESSION_MS),
      updateAge: seconds(RENEWED_AFTER_MS),
      additionalFields: { codeGiven: { type: 'boolean', required: false, defaultValue: false, input: false } },
    },
    account: {
      modelName: 'accounts',
      // `validateUserInfo` takes an unconfirmed account from its registrant before it is linked.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
      updateAccountOnSignIn: false,
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      user: {
        create: {
          async after({ email, emailVerified }) {
            if (emailVerified) await deleteInvitationTo(db, email)
          },
        },
      },
      account: {
        create: {
          // The site does nothing at the provider in a user's name, so its tokens are not stored.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
        },
      },
    },
    // For accounts from a provider that has not confirmed the address.
    emailVerification: {
      sendOnSignUp: true,
      async sendVerificationEmail({ user }) {
        await db.transaction().execute((tx) => mailConfirmation(services, tx, user))
        services.outbox.wake()
      },
    },
    plugins: [createSignInPlugin, { id: 'identity-providers', init: () => ({ context: { socialProviders } }) }],
    onAPIError: { errorURL: `${env.SITE_URL}${signInPath()}` },
    // Limits are counted in http/mount.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details: unknown[]) =>
        log.warn({ err: details.find((detail) => detail instanceof Error) }, `accounts: ${message}`),
    },
    advanced: {
      // The names are self-explanatory.
      useSecureCookies: false,
      cookies: { session_token: cookie('session'), state: cookie('sign-in-state'), dont_remember: cookie('not-kept') },
      ipAddress: { disableIpTracking: true },
    },
  })
}
