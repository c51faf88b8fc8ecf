import { useState } from 'react'
import type { Milestone, Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useMilestones } from '#web/features/portal/queries.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx'
import { MilestoneCard } from './milestone-card.tsx'
import { MilestoneTimeline } from './milestone-timeline.tsx'

export function MilestonesTab({ project }: { project: Project }) {
  const t = usePortalT()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const query = useMilestones(project.id)
  const [deciding, setDeciding] = useState<{ milestone: Milestone; kind: DecisionKind }>()

  const onDecided = (decided: Milestone, kind: DecisionKind) => {
    setDeciding(undefined)
    query.change((all) => all.map((one) => (one.id === decided.id ? decided : one)))
    const values = { milestone: decided.title, owner: profile.name }
    const [title, text] =
      kind === 'approve'
        ? [t('decide.approvedToast'), t('decide.approvedToastText', values)]
        : [t('decide.changesToast'), t('decide.changesToastText', values)]
    toast({ kind: 'success', title, text })
  }
  return (
    <AsyncView
      query={query}
      skeletonHeights={[8, 7, 7, 7]}
      empty={<Empty title={t('milestones.none')}>{t('milestones.noneText')}</Empty>}
    >
      {(milestones) => (
        <>
          <MilestoneTimeline project={project} milestones={milestones} />
          <ol className="grid grid-cols-1 gap-4">
            {milestones.map((milestone, index) => (
              <MilestoneCard
                key={milestone.id}
                milestone={milestone}
                number={index + 1}
                onDecide={(kind) => setDeciding({ milestone, kind })}
              />
            ))}
          </ol>
          {deciding && (
            <DecisionDialog
              {...deciding}
              project={project}
              onDecided={(decided) => onDecided(decided, deciding.kind)}
              onStale={() => void query.refetch()}
              onClose={() => setDeciding(undefined)}
            />
          )}
        </>
      )}
    </AsyncView>
  )
}
