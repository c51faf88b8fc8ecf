/** The path of a request, as routes, limits and the log see it. */
import { getPath } from 'hono/utils/url'

/** Several times the longest path of the site. */
const PATH_MAX = 1000

/** Of a longer path, where nothing can be, the beginning: nobody has to look at the rest of it to say so. */
export function readPath(request: Request): string {
  const path = getPath(request)
  return path.length > PATH_MAX ? path.slice(0, PATH_MAX) : path
}
