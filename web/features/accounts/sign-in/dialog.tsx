/** The dialog in which people sign in and register, and where the links of our mails lead. */

import { ArrowLeft } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { identityProviders } from '#contract/accounts/identity-providers.ts'
import type { Language } from '#contract/language.ts'
import { fetchOptions } from '#web/features/accounts/api.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { oneOf } from '#web/platform/one-of.ts'
import { useSession } from '#web/platform/session.tsx'
import { Dialog, DialogClose, DialogText, DialogTitle } from '#web/ui/dialog.tsx'
import { loadToast } from '#web/ui/toast/announcer.tsx'
import { AskingForm } from './asking-form.tsx'
import { CodeForm } from './code-form.tsx'
import './dialog.css'
import { loadMessages, type Translate } from '#web/features/accounts/i18n.ts'
import { type Asked, readAsked } from '#web/features/accounts/request.ts'
import { type Link, LinkForm } from './link-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useEntry } from './use-entry.ts'
import { type Asking, useSignInForms } from './use-sign-in-forms.ts'

export interface Prepared {
  t: Translate
  options: Awaited<ReturnType<typeof fetchOptions>>
}

/** Where the ways cannot be found out, those that every site has are shown; the server refuses what it must. */
const usual: Prepared['options'] = { google: false, github: false, apple: false, registration: 'open', mailWay: 'smtp' }

export async function prepare(language: Language): Promise<Prepared> {
  const [t, options] = await Promise.all([loadMessages(language), fetchOptions().catch(() => usual)])
  return { t, options }
}

type View = 'login' | 'register' | { code: true } | { asking: Asking } | { link: Link }

interface Props extends Prepared {
  /** Search and hash of the address that asked for it; empty if a press did. */
  asked: string
  open: boolean
  onClose(): void
}

export default function SignInDialog({ t, options, asked: address, open, onClose }: Props) {
  const { profile } = useContent()
  const { user, loading, refresh } = useSession()
  const { giveUp } = useEntry()
  const [asked] = useState(() => readAsked(address))
  const [view, setView] = useState<View>(() => viewOf(asked))
  const asking = typeof view === 'object' && 'asking' in view ? view.asking : 'reset'

  const close = () => {
    giveUp()
    onClose()
  }
  const forms = useSignInForms({
    t,
    asked,
    asking,
    onLogin: () => show('login'),
    onCode: () => show({ code: true }),
    onChoose: () => show({ link: 'choose' }),
    onClose() {
      close()
      void refresh()
    },
  })

  useEffect(() => {
    loadToast().catch(() => {})
  }, [])
  // Anyone who is signed in already needs no form, unless a mail's link asks for something else.
  const needless = user !== undefined && !asked.link
  useEffect(() => {
    if (open && needless) onClose()
  })

  const [moved, setMoved] = useState(false)
  const show = (next: View) => {
    setMoved(typeof view !== typeof next || typeof next === 'object')
    setView(next)
    forms.forgetSent()
  }
  const configured = identityProviders.filter((provider) => options[provider])
  const invited = asked.link?.kind === 'invitation'
  const access = invited ? 'invited' : options.registration === 'open' ? 'open' : 'closed'
  const isCode = typeof view === 'object' && 'code' in view
  const { title, text } = headingOf(t, view, profile.name)
  // Nothing is promised that a site without a mail server cannot keep; once asked, the form says so.
  const isUnmailed = typeof view === 'object' && 'asking' in view && options.mailWay === 'files'
  const noMail = forms.sentTo === undefined ? t('noMail', { owner: profile.name }) : undefined
  const said = isUnmailed ? noMail : text
  return (
    <Dialog open={open && !loading && !needless} first={['input', '[type=submit]']} onClose={close}>
      <DialogTitle>{title}</DialogTitle>
      {said && <DialogText>{said}</DialogText>}
      {/* Before the tabs: going back from these would not get further, for their list itself counts as the first. */}
      <DialogClose />
      {asked.notice && asked.notice !== 'second-factor-required' && (
        <p className="callout mt-4">{t(`notices.${asked.notice}`)}</p>
      )}
      {typeof view === 'string' ? (
        <Entered key="tabs" moved={moved}>
          <Tabs.Root value={view} onValueChange={oneOf(['login', 'register'], show)} className="mt-5">
            <Tabs.List aria-label={t('tabs')} className="account-tabs">
              <Tabs.Trigger value="login">{t('login')}</Tabs.Trigger>
              <Tabs.Trigger value="register">{t('register')}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="login" tabIndex={-1} className="outline-none">
              <LoginForm
                t={t}
                form={forms.login}
                configured={configured}
                onAsk={(kind) => {
                  forms.asking.change({ email: forms.login.values.email })
                  show({ asking: kind })
                }}
              />
            </Tabs.Content>
            <Tabs.Content value="register" tabIndex={-1} className="outline-none">
              <RegistrationForm
                t={t}
                form={forms.registration}
                configured={configured}
                access={access}
                onClose={close}
              />
            </Tabs.Content>
          </Tabs.Root>
        </Entered>
      ) : (
        <Entered key={JSON.stringify(view)} moved={moved}>
          {'code' in view ? (
            <CodeForm t={t} form={forms.code} onBack={() => show('login')} />
          ) : 'asking' in view ? (
            <AskingForm t={t} kind={view.asking} forms={forms} mailWay={options.mailWay} />
          ) : (
            <LinkForm t={t} kind={view.link} forms={forms} onAsk={(kind) => show({ asking: kind })} />
          )}
          {!user && !isCode && (
            <button
              type="button"
              onClick={() => show('login')}
              className="link account-way mt-2 inline-flex items-center gap-1.5"
            >
              <ArrowLeft size={16} aria-hidden="true" />
              {t('back')}
            </button>
          )}
        </Entered>
      )}
    </Dialog>
  )
}

/** Moves the focus along when one form has taken the place of another. */
function Entered({ moved, children }: { moved: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moved) box.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus()
  }, [])
  return <div ref={box}>{children}</div>
}

function viewOf({ notice, link }: Asked): View {
  if (notice === 'second-factor-required') return { code: true }
  const kind = link?.kind
  if (kind === 'invitation') return 'register'
  return kind ? { link: kind } : 'login'
}

function headingOf(t: Translate, view: View, owner: string): { title: string; text: string } {
  if (typeof view === 'string') return { title: t('title'), text: t('text', { owner }) }
  if ('code' in view) return { title: t('secondFactor.title'), text: t('secondFactor.text') }
  if ('asking' in view) return { title: t(`asking.${view.asking}.title`), text: t(`asking.${view.asking}.text`) }
  return { title: t(`links.${view.link}.title`), text: t(`links.${view.link}.text`) }
}
