/** The script in the head of pages that are shown in the system's faces. */
import './theme.ts'
import './start.ts'
