/** Opens the SQLite database of a folder, as a starting server does: `node open-database.ts <folder>`. */
import { openDatabase } from '../../server/db/open.ts'

const [, , dataDir = ''] = process.argv
const db = await openDatabase({ url: undefined, dataDir, onError: () => {} })
await db.destroy()
