/** What is counted of a visit, and how fast the page was: for sites without the card that shows it, too. */
export { startCounting } from '#web/platform/tracking/visit-report.ts'
export { startFieldVitals } from './field-vitals.ts'
