// The frame of the admin area. Each tab brings words of its own.
export const adminShell = {
  heading: 'Owner’s desk',
  tabs: {
    label: 'Sections',
    withCount: '{{name}} ({{count}})',
    providers: 'AI Providers',
    seo: 'SEO',
    analytics: 'Analytics',
    users: 'Users',
    inbox: 'Inbox',
    clients: 'Clients',
    running: 'Running',
    log: 'Log',
  },
  mail: {
    kept: 'No mail server is set up: emails are kept as files and reach nobody.',
    look: 'See how the site is running',
  },
  ended: {
    title: 'Your session has ended.',
    text: 'Sign in, and you will be back where you were. The answers, facts and messages you began are kept.',
    signIn: 'Sign in',
  },
}
export type AdminShellMessages = typeof adminShell
