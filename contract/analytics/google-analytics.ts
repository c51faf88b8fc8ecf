/** Where Google Analytics is, for the page that loads it and for the policy that lets it. */

/** The name of the tag in a page's head whose content is the measurement ID. There is none where none is configured. */
export const GA_TAG = 'ga-measurement-id'

export const GA_SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** developers.google.com/tag-platform/security/guides/csp, section "Google Analytics 4". */
export const gaSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}
