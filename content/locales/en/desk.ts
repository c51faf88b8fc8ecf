// The frame of the owner's desk. Each tab brings words of its own.
export const desk = {
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
}
export type DeskWords = typeof desk
