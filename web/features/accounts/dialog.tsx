/** The dialog in which people sign in and register, and where the links of our mails lead. */
import { ArrowLeft } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { identityProviders } from '../../../contract/identity-providers.ts'
import type { Language } from '../../../contract/language.ts'
import { useContent } from '../../platform/i18n.tsx'
import { useSession } from '../../platform/session.tsx'
import { loadToast } from '../../ui/announcer.tsx'
import { Dialog, DialogClose, DialogText, DialogTitle } from '../../ui/dialog.tsx'
import { fetchOptions } from './api.ts'
import { AskingForm } from './asking-form.tsx'
import { CodeForm } from './code-form.tsx'
import './dialog.css'
import { type Link, LinkForm } from './link-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { type Asked, readAsked } from './request.ts'
import { useEntrance } from './use-entrance.ts'
import { type Asking, useSignInForms } from './use-sign-in-forms.ts'
import { loadWords, type Say } from './words.ts'

export interface Prepared {
  say: Say
  options: Awaited<ReturnType<typeof fetchOptions>>
}

/** Where the ways cannot be found out, those that every site has are shown; the server refuses what it must. */
const usual: Prepared['options'] = { google: false, github: false, apple: false, registration: 'open' }

export async function prepare(language: Language): Promise<Prepared> {
  const [say, options] = await Promise.all([loadWords(language), fetchOptions().catch(() => usual)])
  return { say, options }
}

type View = 'login' | 'register' | { code: true } | { asking: Asking } | { link: Link }

interface Props extends Prepared {
  /** Search and hash of the address that asked for it; empty if a press did. */
  asked: string
  open: boolean
  onClose(): void
}

export default function SignInDialog({ say, options, asked: address, open, onClose }: Props) {
  const { profile } = useContent()
  const { user, loading, refresh } = useSession()
  const { giveUp } = useEntrance()
  const [asked] = useState(() => readAsked(address))
  const [view, setView] = useState<View>(() => viewOf(asked))
  const asking = typeof view === 'object' && 'asking' in view ? view.asking : 'reset'

  const close = () => {
    giveUp()
    onClose()
  }
  const forms = useSignInForms({
    say,
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
  // Whoever is signed in already needs no form, unless a mail's link asks for something else.
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
  const { title, text } = headingOf(say, view, profile.name)
  return (
    <Dialog open={open && !loading && !needless} first={['input', '[type=submit]']} onClose={close}>
      <DialogTitle>{title}</DialogTitle>
      <DialogText>{text}</DialogText>
      {/* Before the tabs: going back from these would not get further, for their list itself counts as the first. */}
      <DialogClose />
      {asked.notice && asked.notice !== 'second-factor-required' && (
        <p className="account-refused mt-4">{say(`notices.${asked.notice}`)}</p>
      )}
      {typeof view === 'string' ? (
        <Entered key="tabs" moved={moved}>
          <Tabs.Root value={view} onValueChange={(next) => show(next as 'login' | 'register')} className="mt-5">
            <Tabs.List aria-label={say('tabs')} className="account-tabs">
              <Tabs.Trigger value="login">{say('login')}</Tabs.Trigger>
              <Tabs.Trigger value="register">{say('register')}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="login" tabIndex={-1} className="outline-none">
              <LoginForm
                say={say}
                form={forms.login}
                configured={configured}
                onAsk={(kind) => {
                  forms.asking.change('email', forms.login.typed.email)
                  show({ asking: kind })
                }}
              />
            </Tabs.Content>
            <Tabs.Content value="register" tabIndex={-1} className="outline-none">
              <RegistrationForm
                say={say}
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
            <CodeForm say={say} form={forms.code} onBack={() => show('login')} />
          ) : 'asking' in view ? (
            <AskingForm say={say} kind={view.asking} forms={forms} />
          ) : (
            <LinkForm say={say} kind={view.link} forms={forms} onAsk={(kind) => show({ asking: kind })} />
          )}
          {!user && !isCode && (
            <button
              type="button"
              onClick={() => show('login')}
              className="link account-way mt-2 inline-flex items-center gap-1.5"
            >
              <ArrowLeft size={16} aria-hidden="true" />
              {say('back')}
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

function headingOf(say: Say, view: View, owner: string): { title: string; text: string } {
  if (typeof view === 'string') return { title: say('title'), text: say('text', { owner }) }
  if ('code' in view) return { title: say('secondFactor.title'), text: say('secondFactor.text') }
  if ('asking' in view) return { title: say(`asking.${view.asking}.title`), text: say(`asking.${view.asking}.text`) }
  return { title: say(`links.${view.link}.title`), text: say(`links.${view.link}.text`) }
}
