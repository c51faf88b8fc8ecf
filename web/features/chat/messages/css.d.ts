/** Stylesheets are imported for their effect; the bundler takes them out of the code. */
declare module '*.css'
