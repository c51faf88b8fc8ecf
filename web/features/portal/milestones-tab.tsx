import { useState } from 'react'
import type { Milestone, Project } from '../../../contract/portal.ts'
import { useContent } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { DecisionDialog, type DecisionKind } from './decision-dialog.tsx'
import { Empty, Loaded } from './loaded.tsx'
import { MilestoneCard } from './milestone-card.tsx'
import { MilestoneTimeline } from './milestone-timeline.tsx'
import { useMilestones } from './readings.ts'
import { usePortalWords } from './words.tsx'

export function MilestonesTab({ project }: { project: Project }) {
  const say = usePortalWords()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const reading = useMilestones(project.id)
  const [deciding, setDeciding] = useState<{ milestone: Milestone; kind: DecisionKind }>()

  const onDecided = (decided: Milestone, kind: DecisionKind) => {
    setDeciding(undefined)
    reading.put((reading.value ?? []).map((one) => (one.id === decided.id ? decided : one)))
    const values = { milestone: decided.title, owner: profile.name }
    const [title, text] =
      kind === 'approve'
        ? [say('decide.approvedToast'), say('decide.approvedToastText', values)]
        : [say('decide.changesToast'), say('decide.changesToastText', values)]
    toast({ kind: 'success', title, text })
  }
  return (
    <Loaded reading={reading} bones={[8, 7, 7, 7]}>
      {(milestones) =>
        milestones.length === 0 ? (
          <Empty title={say('milestones.none')}>{say('milestones.noneText')}</Empty>
        ) : (
          <>
            <MilestoneTimeline project={project} milestones={milestones} />
            <ol className="portal-milestones">
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
                onStale={() => void reading.reload()}
                onClose={() => setDeciding(undefined)}
              />
            )}
          </>
        )
      }
    </Loaded>
  )
}
