/** Where the theme is kept. In a file of its own because the script in the page's head must stay tiny. */
export const THEME_STORAGE_KEY = 'portfolio-theme'
