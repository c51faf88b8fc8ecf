declare module '@jsonresume/schema' {
  const schema: { validate(resume: unknown, done: (errors: { stack: string }[] | null) => void): void }
  export default schema
}
