/** What is on its way, empty, failed or out of date. */
import { useT } from '#web/platform/i18n.tsx'
import { Empty, Failure, NewMark } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import type { ReadState } from '#web/ui/async/use-server-query.ts'
import { LoadError } from '#web/ui/load-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Group, Shown } from './group.tsx'

/** In the morning of a day in winter, so that pictures of it are the same every day. */
const READ_AT = new Date(2026, 0, 5, 9, 30).getTime()

const nothing: ReadState<string[]> = {
  data: undefined,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  dataUpdatedAt: READ_AT,
  refetch: () => new Promise<never>(() => {}),
}

export function Waiting() {
  const t = useT()
  const there = [t('theme.light'), t('theme.dark')]
  const states: Record<string, Partial<ReadState<string[]>>> = {
    loading: {},
    empty: { data: [] },
    there: { data: there },
    'out of date': { data: there, isPlaceholderData: true },
    failed: { error: new TypeError() },
    'failed, with what was there': { data: there, error: new TypeError() },
  }
  return (
    <>
      <Group name="AsyncView">
        {Object.entries(states).map(([name, state]) => (
          <Shown key={name} name={name}>
            <AsyncView
              query={{ ...nothing, ...state }}
              skeletonHeights={[2, 2]}
              empty={<Empty title={t('notFound.home')}>{t('projects.ctaText')}</Empty>}
            >
              {(values) => (
                <ul className="row-list">
                  {values.map((value) => (
                    <li key={value}>{value}</li>
                  ))}
                </ul>
              )}
            </AsyncView>
          </Shown>
        ))}
      </Group>
      <Group name="Skeleton, Failure, NewMark">
        <Shown name="Skeleton">
          <Skeleton width={16} height={3} />
        </Shown>
        <Shown name="Failure">
          <Failure>{t('common.errorText')}</Failure>
        </Shown>
        <Shown name="NewMark">
          <p>
            <NewMark shown />
            {t('theme.light')}
          </p>
        </Shown>
      </Group>
      <Group name="LoadError">
        <Shown name="failed" wide>
          <LoadError retry={() => {}} />
        </Shown>
      </Group>
    </>
  )
}
