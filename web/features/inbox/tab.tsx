/** The owner's inbox: what waits for them, in lists of its own. */

import { Tabs } from 'radix-ui'
import { Suspense, useMemo } from 'react'
import { oneOf } from '#web/platform/one-of.ts'
import { TabList } from '#web/ui/tabs/tab-list.tsx'
import { Conversations } from './conversations.tsx'
import './inbox.css'
import { InboxMessagesProvider, useInboxT } from './i18n.tsx'
import { type Counts, InboxContext } from './inbox-context.ts'
import { Messages } from './messages.tsx'
import { Questions } from './questions.tsx'
import { Undelivered } from './undelivered.tsx'
import { useList } from './use-list.ts'

export { loadMessages } from './i18n.tsx'

const lists = ['messages', 'undelivered', 'conversations', 'questions'] as const
type ListName = (typeof lists)[number]
const views = { messages: Messages, undelivered: Undelivered, conversations: Conversations, questions: Questions }

interface Props {
  /** Undefined while they are not known. */
  inbox: Counts | undefined
  recount(): unknown
}

export default function Tab(props: Props) {
  return (
    <Suspense>
      <InboxMessagesProvider>
        <Lists {...props} />
      </InboxMessagesProvider>
    </Suspense>
  )
}

const waiting = (counts: Counts): Record<ListName, number> => ({
  messages: counts.unread,
  undelivered: counts.undelivered,
  conversations: 0,
  questions: counts.openQuestions,
})

function Lists({ inbox: counts, recount }: Props) {
  const t = useInboxT()
  const { list: chosen, choose } = useList(lists)
  const mailIsKept = counts?.mailWay === 'files'
  const canDraft = counts?.canDraft ?? false
  const shared = useMemo(() => ({ recount, mailIsKept, canDraft }), [recount, mailIsKept, canDraft])
  const View = views[chosen]
  const name = (one: ListName) => {
    const plain = t(`lists.${one}`)
    const count = counts && waiting(counts)[one]
    return count ? t('lists.withCount', { name: plain, count }) : plain
  }
  return (
    <InboxContext value={shared}>
      <Tabs.Root className="inbox" value={chosen} onValueChange={oneOf(lists, choose)}>
        <TabList label={t('lists.label')} tabs={lists} chosen={chosen} name={name} />
        <Tabs.Content value={chosen} className="tab-content">
          <View />
        </Tabs.Content>
      </Tabs.Root>
    </InboxContext>
  )
}
