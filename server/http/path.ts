/** The path of a request for routes, limits and the log. */
import { getPath } from 'hono/utils/url'

/** Several times the longest path of the site. */
const PATH_MAX = 1000

/** Truncates a longer path, which no route has, so that nothing processes the rest. */
export function readPath(request: Request): string {
  const path = getPath(request)
  return path.length > PATH_MAX ? path.slice(0, PATH_MAX) : path
}
