/** What a page looks like while its code is on its way: its own shapes, coming in one after another. */
import { Skeleton, useSteps } from '#web/ui/skeleton.tsx'

/** Milliseconds between one shape and the next. */
const STEP_MS = 100
const PROJECTS_STEP_MS = 150

export function HomeSkeleton() {
  const steps = useSteps(4, STEP_MS)
  return (
    <div className="board">
      <div className="hero page">
        <div>
          <Skeleton width={4} height={4} />
          {steps > 1 && <Skeleton width={32} height={5.5} top={2} />}
          {steps > 1 && <Skeleton width={24} height={1.75} top={0.75} />}
          {steps > 2 && <Skeleton width={38} height={5.5} top={1.5} />}
          {steps > 3 && (
            <>
              <div className="mt-8 flex flex-wrap items-center gap-3">
                <Skeleton width={11} height={2.75} />
                <Skeleton width={13} height={2.75} />
                <Skeleton width={7} height={2.75} />
              </div>
              <Skeleton width={30} height={1.25} top={2} />
            </>
          )}
        </div>
        <div className="hero-drawing">{steps > 2 && <Skeleton height={20} />}</div>
      </div>
    </div>
  )
}

export function ProjectsSkeleton() {
  const steps = useSteps(5, PROJECTS_STEP_MS)
  return (
    <div className="page min-h-svh pt-(--top)">
      <Skeleton width={20} height={4} top={4} />
      {steps > 1 && <Skeleton width={30} height={1.75} top={0.75} />}
      <div className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {Array.from({ length: Math.max(0, steps - 2) }, (_, i) => (
          <Skeleton key={i} height={48} />
        ))}
      </div>
    </div>
  )
}

export function PageSkeleton() {
  const steps = useSteps(3, STEP_MS)
  return (
    <div className="page min-h-svh pt-(--top)">
      <Skeleton width={36} height={4} top={4} />
      {steps > 1 && <Skeleton width={38} height={6} top={2} />}
      {steps > 2 && <Skeleton height={24} top={2.5} />}
    </div>
  )
}
