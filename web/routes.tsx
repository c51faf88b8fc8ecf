/** The site's pages: address, code (fetched on first visit) and what stands in while that is on its way. */
import type { ComponentType } from 'react'
import type { Language } from '#contract/language.ts'
import { isServed } from '#contract/site/site.ts'
import { HomeSkeleton, PageSkeleton, ProjectsSkeleton } from './pages/skeletons.tsx'

export interface PageRoute {
  name:
    | 'home'
    | 'projects'
    | 'skills'
    | 'caseStudy'
    | 'writing'
    | 'chat'
    | 'audit'
    | 'clientPortal'
    | 'account'
    | 'admin'
    | 'secureAdmin'
    | 'privacy'
    | 'imprint'
    | 'notFound'
  pattern: RegExp
  /** @param language fetches the page's own words, too: what is rendered already comes alive only with them. */
  load(language?: Language): Promise<ComponentType>
  /** The page's component once its code has arrived. */
  loaded(): ComponentType | undefined
  Skeleton: ComponentType
  /** Milliseconds that the skeleton stays once it is shown. */
  skeletonMs: number
}

const DEFAULT_SKELETON_MS = 500
const HERO_SKELETON_MS = 1200
const PROJECTS_SKELETON_MS = 1000

function route(
  name: PageRoute['name'],
  pattern: RegExp,
  load: () => Promise<{ default: ComponentType; loadMessages?(language: Language): Promise<unknown> }>,
  Skeleton: ComponentType = PageSkeleton,
  skeletonMs = DEFAULT_SKELETON_MS,
): PageRoute {
  let component: ComponentType | undefined
  return {
    name,
    pattern,
    Skeleton,
    skeletonMs,
    loaded: () => component,
    async load(language) {
      const page = await load()
      if (language) await page.loadMessages?.(language)
      component = page.default
      return component
    },
  }
}

const notFound = route('notFound', /.*/, () => import('./pages/not-found.tsx'))

const routes: PageRoute[] = [
  route('home', /^\/$/, () => import('./pages/home.tsx'), HomeSkeleton, HERO_SKELETON_MS),
  route('projects', /^\/projects$/, () => import('./pages/projects.tsx'), ProjectsSkeleton, PROJECTS_SKELETON_MS),
  route('skills', /^\/skills$/, () => import('./pages/skills.tsx')),
  route('caseStudy', /^\/case-study\/(?<id>[^/]+)$/, () => import('./pages/case-study.tsx')),
  route('writing', /^\/writing(?:\/.*)?$/, () => import('./pages/writing.tsx')),
  route('chat', /^\/chat$/, () => import('./pages/chat.tsx')),
  route('audit', /^\/audit\/(?<id>[^/]+)$/, () => import('./pages/audit.tsx')),
  route('clientPortal', /^\/client-portal$/, () => import('./pages/client-portal.tsx')),
  route('account', /^\/account$/, () => import('./pages/account.tsx')),
  route('privacy', /^\/privacy$/, () => import('./pages/privacy.tsx')),
  route('imprint', /^\/imprint$/, () => import('./pages/imprint.tsx')),
  route('admin', /^\/admin$/, () => import('./pages/admin.tsx')),
  route('secureAdmin', /^\/secure\/admin$/, () => import('./pages/secure-admin.tsx')),
  notFound,
]

/** The page at a path. */
export function findRoute(path: string): PageRoute {
  return (isServed(path) && routes.find(({ pattern }) => pattern.test(path))) || notFound
}
