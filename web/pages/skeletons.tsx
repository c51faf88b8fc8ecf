/** What a page looks like while its code is on its way: its own shapes, coming in one after another. */
import { Bone, useSteps } from '../ui/skeleton.tsx'

/** Milliseconds between one shape and the next. */
const STEP_MS = 100
const PROJECTS_STEP_MS = 150

export function HomeSkeleton() {
  const steps = useSteps(4, STEP_MS)
  return (
    <div className="page flex min-h-svh flex-col justify-center pt-(--bar)">
      <Bone className="size-20" />
      {steps > 1 && <Bone className="mt-8 h-20 w-3/4 max-w-2xl" />}
      {steps > 2 && <Bone className="mt-6 h-24 w-full max-w-2xl" />}
      {steps > 3 && <Bone className="mt-9 h-11 w-64" />}
    </div>
  )
}

export function ProjectsSkeleton() {
  const steps = useSteps(5, PROJECTS_STEP_MS)
  return (
    <div className="page min-h-svh pt-[calc(var(--bar)+6rem)]">
      <Bone className="h-16 w-80 max-w-full" />
      <div className="mt-14 grid gap-6 md:grid-cols-2">
        {Array.from({ length: steps - 1 }, (_, i) => (
          <Bone key={i} className="h-96" />
        ))}
      </div>
    </div>
  )
}

export function PageSkeleton() {
  const steps = useSteps(3, STEP_MS)
  return (
    <div className="page min-h-svh pt-[calc(var(--bar)+6rem)]">
      <Bone className="h-16 w-2/3 max-w-xl" />
      {steps > 1 && <Bone className="mt-8 h-24 max-w-2xl" />}
      {steps > 2 && <Bone className="mt-10 h-96" />}
    </div>
  )
}
