declare module 'email-providers' {
  const domains: string[]
  export default domains
}
