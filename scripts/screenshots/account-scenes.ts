/** Scenes of signed-in pages. */
import { failing, goOffline, inTurn, press, type Scene, unanswered } from './scene.ts'

const SUPPORT = 'demo-support-assistant'
const adminTab = (tab: string, more = '') => `/admin?tab=${tab}${more}`
const portal = (tab: string, more = '') => `/client-portal?project=${SUPPORT}&tab=${tab}${more}`

const portalTabs: Scene[] = ['overview', 'milestones', 'metrics', 'team', 'resources'].map((tab) => ({
  name: `portal-${tab}`,
  path: portal(tab),
}))

const portalStates: Scene[] = [
  {
    name: 'portal-approving',
    path: portal('milestones'),
    act: press('.portal-awaits .button-primary'),
    isOverlay: true,
  },
  {
    name: 'portal-messages',
    path: portal('overview', '&messages=1'),
    isOverlay: true,
  },
  {
    name: 'portal-meeting',
    path: portal('resources'),
    act: press('.portal-actions button:first-child'),
    isOverlay: true,
  },
  {
    name: 'portal-question',
    path: portal('resources'),
    act: press('.portal-actions button:last-child'),
    isOverlay: true,
  },
  { name: 'portal-tables', path: portal('metrics'), act: press('[role=tabpanel] summary') },
  { name: 'portal-loading', path: portal('overview'), before: unanswered('**/api/client/**') },
  { name: 'portal-failed', path: portal('overview'), before: failing('**/api/client/**') },
  {
    name: 'portal-offline',
    path: portal('resources'),
    act: inTurn((page) => page.locator('.portal-documents').waitFor(), goOffline),
    isOverlay: true,
  },
]

const adminTabs: Scene[] = [
  ...['inbox', 'clients', 'providers', 'seo', 'analytics', 'users', 'running', 'log'].map((tab) => [
    tab,
    adminTab(tab),
  ]),
  ...['undelivered', 'conversations', 'questions'].map((list) => [`inbox-${list}`, adminTab('inbox', `&list=${list}`)]),
  ...['plan', 'delivery', 'figures', 'documents', 'conversation'].map((view) => [
    `project-${view}`,
    adminTab('clients', `&project=${SUPPORT}&view=${view}`),
  ]),
  ['project-new', adminTab('clients', '&project=new')],
].map(([name = '', path = '']) => ({ name: `admin-${name}`, path }))

const adminStates: Scene[] = [
  {
    name: 'admin-message',
    path: adminTab('inbox'),
    act: press('.inbox article button', '.inbox .button-row .button-primary'),
  },
  { name: 'admin-question', path: adminTab('inbox', '&list=questions'), act: press('.inbox article button') },
  { name: 'admin-conversation', path: adminTab('inbox', '&list=conversations'), act: press('.inbox article button') },
  ...['technical', 'content', 'performance'].map((part, i) => ({
    name: `admin-seo-${part}`,
    path: adminTab('seo'),
    act: press(`.seo [role=tab]:nth-child(${i + 2})`),
  })),
  { name: 'admin-user', path: adminTab('users'), act: press('.users-row button') },
  { name: 'admin-loading', path: adminTab('clients'), before: unanswered('**/api/admin/**') },
  ...['inbox', 'clients', 'seo', 'analytics', 'running'].map((tab) => ({
    name: `admin-${tab}-failed`,
    path: adminTab(tab),
    before: failing('**/api/admin/**'),
  })),
]

const accounts: Scene[] = [
  { name: 'account', path: '/account' },
  { name: 'account-failed', path: '/account', before: failing('**/api/auth/account') },
  {
    name: 'account-menu',
    path: '/',
    act: press('header .account-who, header button[aria-haspopup=dialog]'),
    isOverlay: true,
  },
  { name: 'account-deletion', path: '/account', act: press('main .button-danger'), isOverlay: true },
]

export const accountScenes: Scene[] = [
  ...[...portalTabs, ...portalStates, ...accounts].map((scene) => ({ ...scene, as: 'client' as const })),
  { name: 'portal-empty', path: '/client-portal', as: 'newcomer' },
  { name: 'admin-rejected', path: '/admin', as: 'client' },
  ...[...adminTabs, ...adminStates].map((scene) => ({ ...scene, as: 'owner' as const })),
  { name: 'account-owner', path: '/account', as: 'owner' },
]
