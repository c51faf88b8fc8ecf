/** How often, how many, how long: short in the suite, long where `npm run torture` or whoever runs a test says so. */
export const rounds = (name: string, inTheSuite: number): number => Number(process.env[name] ?? inTheSuite)
