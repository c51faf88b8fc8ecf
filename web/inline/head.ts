/** The script that stands in every page's head: the theme before the first paint, the rest of the code after it. */
import './theme.ts'
import './typeface.ts'
import './start.ts'
