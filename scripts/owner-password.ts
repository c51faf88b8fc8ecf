/** `npm run owner:password`: gives the owner's account a new password and shows it, also while the site runs. */
import { renewOwnerPassword } from '#server/auth/first-accounts.ts'
import { systemClock } from '#server/clock.ts'
import { EnvError, readEnv } from '#server/config/env.ts'
import { openDatabase } from '#server/db/open.ts'
import { PRIVATE_UMASK } from '#server/lifecycle/private-files.ts'
import { databaseError, StartError } from '#server/lifecycle/start-errors.ts'

process.umask(PRIVATE_UMASK)

try {
  const env = readEnv()
  const settings = { url: env.DATABASE_URL, dataDir: env.DATA_DIR, onError: () => {} }
  const db = await openDatabase(settings).catch((error: unknown) => {
    throw databaseError(error, env)
  })
  try {
    const { email, password } = await renewOwnerPassword({ env, db, clock: systemClock })
    console.log(`Sign-in of the admin: ${email} with the password ${password}`)
    console.log('Every sign-in of that account has ended, and it asks for no second factor until you set one up again.')
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!(error instanceof EnvError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
