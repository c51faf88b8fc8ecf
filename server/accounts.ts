/** Who is signed in. better-auth keeps accounts and sessions; this file is the one place that sets it up. */
import { betterAuth } from 'better-auth'
import { magicLink } from 'better-auth/plugins/magic-link'
import type { Logger } from 'pino'
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_MS, type User } from '../contract/accounts.ts'
import { DAY, SECOND } from '../contract/endpoint.ts'
import { signInPath } from '../contract/identity-providers.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '../contract/language.ts'
import { LINK_MS } from '../contract/mailed-links.ts'
import { type MailServices, mailAskedLink, mailNews } from './account-mails.ts'
import { findUserByEmail, proveByMail } from './db/accounts.ts'
import { deleteInvitationTo, invitedAddress, isInvited } from './db/invitations.ts'
import { locksRows, ping } from './db/open.ts'
import type { Env } from './env.ts'

import { openIdentityProviders } from './outside/identity/providers.ts'
import { hashPassword, verifyPassword } from './password.ts'

export interface SignIn {
  user: User
  session: { id: string; token: string; signedInAt: number }
}

/** Whether a session lets anybody in: only one that is `admitted` does. */
export type Standing = 'admitted' | 'code-missing' | 'disabled'

/** `__Host-` binds the cookie to this very host; browsers take it over https only. */
export const sessionCookie = ({ SITE_URL }: Env) => (SITE_URL.startsWith('https:') ? '__Host-session' : 'session')

/** The code with which a sign-up is refused that nobody invited. */
export const NOT_INVITED = 'not_invited'

export interface AccountServices extends MailServices {
  secret: string
  log: Logger
}

export type Auth = ReturnType<typeof openAuth>
export type Accounts = ReturnType<typeof openAccounts>

export function openAccounts(services: AccountServices) {
  const auth = openAuth(services)

  /** The session that this request names, whether or not it lets anybody in. */
  async function findSession(headers: Headers) {
    if (!headers.get('Cookie')?.includes(`${sessionCookie(services.env)}=`)) {
      return { found: undefined, cookies: new Headers() }
    }
    const asked = await auth.api.getSession({ headers, returnHeaders: true }).catch(async (error: unknown) => {
      // better-auth hides why the database failed; the database itself says it once more.
      await ping(services.db)
      throw error
    })
    const { response, headers: cookies } = asked
    return { found: response && { ...presentSignIn(response), standing: standingOf(response) }, cookies }
  }

  return {
    auth,
    findSession,
    /** Who sent this request. The cookies are to be sent along with the answer, whoever is signed in. */
    async findSignIn(headers: Headers): Promise<{ signIn: SignIn | undefined; cookies: Headers }> {
      const { found, cookies } = await findSession(headers)
      if (found && found.standing !== 'admitted') return { signIn: undefined, cookies: new Headers() }
      return { signIn: found ?? undefined, cookies }
    },
    async endSession(token: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(token)
    },
  }
}

type Found = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>
export type FoundUser = Omit<Found['user'], 'createdAt' | 'updatedAt'>

const presentSignIn = ({ user, session }: Found): SignIn => ({
  user: presentUser(user),
  session: { id: session.id, token: session.token, signedInAt: session.createdAt.getTime() },
})

function standingOf({ user, session }: Found): Standing {
  if (user.isDisabled) return 'disabled'
  return user.hasSecondFactor && !session.codeGiven ? 'code-missing' : 'admitted'
}

/** A user as calls tell of them. */
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
  const onFault = (err: unknown) => log.warn({ err }, 'accounts: a service did not say who came back from it')
  const socialProviders = openIdentityProviders(env, onFault)
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
      // Whoever registers with a password has shown the invitation itself, see features/accounts/register.ts.
      async validateUserInfo({ user, source }) {
        if (source.action !== 'create-user' || source.method !== 'oauth' || env.REGISTRATION === 'open') return
        const invited = user.emailVerified && (await isInvited(db, clock, user.email ?? ''))
        if (!invited) return { error: NOT_INVITED }
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: seconds(SESSION_MS),
      updateAge: seconds(DAY),
      additionalFields: { codeGiven: { type: 'boolean', required: false, defaultValue: false, input: false } },
    },
    account: {
      modelName: 'accounts',
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      user: {
        create: {
          async before(user, context) {
            const { invitation } = (context?.body ?? {}) as { invitation?: string }
            const proven = invitation !== undefined && (await invitedAddress(db, clock, invitation)) === user.email
            return { data: { ...user, emailVerified: user.emailVerified || proven } }
          },
          after: (user) => deleteInvitationTo(db, user.email),
        },
      },
      account: {
        create: {
          // Nothing is done at the other service in anybody's name, so its tokens are not kept.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      // The contract counts code points, of which each is at most two of these.
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: 2 * PASSWORD_MAX,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
      resetPasswordTokenExpiresIn: seconds(LINK_MS.reset),
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        await mailAskedLink(services, 'reset', user.email, await findUserByEmail(db, user.email), token)
      },
      async onPasswordReset({ user }) {
        await db.transaction().execute(async (tx) => {
          if (!user.emailVerified) await proveByMail(tx, user.id)
          const recipient = await findUserByEmail(tx, user.email)
          if (recipient) await mailNews(services, tx, 'passwordChanged', recipient)
        })
        services.outbox.nudge()
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: seconds(LINK_MS.verification),
      async sendVerificationEmail({ user, token }) {
        if (user.emailVerified) return
        await mailAskedLink(services, 'verification', user.email, await findUserByEmail(db, user.email), token)
      },
    },
    plugins: [
      magicLink({
        expiresIn: seconds(LINK_MS.magicLink),
        disableSignUp: true,
        storeToken: 'hashed',
        async sendMagicLink({ email, token }) {
          await mailAskedLink(services, 'magicLink', email, await findUserByEmail(db, email), token)
        },
      }),
      { id: 'identity-providers', init: () => ({ context: { socialProviders } }) },
    ],
    onAPIError: { errorURL: `${env.SITE_URL}${signInPath()}` },
    // Limits are counted where all calls come in, see http/mount.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details: unknown[]) =>
        log.warn({ err: details.find((detail) => detail instanceof Error) }, `accounts: ${message}`),
    },
    advanced: {
      // The names say it themselves.
      useSecureCookies: false,
      cookies: { session_token: cookie('session'), state: cookie('sign-in-state'), dont_remember: cookie('not-kept') },
      ipAddress: { disableIpTracking: true },
    },
  })
}
