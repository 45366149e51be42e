import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type DepartmentsBlockProps = Pick<IndustryBlockOf<'departments'>, 'departments' | 'moments'>
type Step = NonNullable<DepartmentsBlockProps['moments'][number]['first']>

/** A side for each department, with the clock between them, from tablets on. */
const SIDE_COLUMNS = 'md:grid md:grid-cols-apart lg:grid-cols-farther-apart'
/** A step's edge, away from the clock. */
const STEP_EDGES = {
  first: 'border-signal max-md:border-l-4 max-md:pl-4 md:col-start-1 md:border-r-4 md:pr-5 md:text-right',
  second: 'border-l-4 border-ink pl-4 md:col-start-3 md:pl-5',
}

/** One event on its way through two departments at once, the first on the left of a shared clock, the second on the right. */
export function DepartmentsBlock({ departments: [first = '', second = ''], moments }: DepartmentsBlockProps) {
  return (
    <>
      <div aria-hidden="true" className={`hidden ${SIDE_COLUMNS}`}>
        <DepartmentName className="border-signal text-right">{first}</DepartmentName>
        <DepartmentName className="col-start-3 border-ink">{second}</DepartmentName>
      </div>
      <ol className="md:mt-2">
        {moments.map((moment) => (
          <li
            key={`${moment.when} ${moment.first?.title ?? ''} ${moment.second?.title ?? ''}`}
            className={`relative border-line py-2.5 max-md:border-l-2 max-md:pl-4 md:py-1.5 ${SIDE_COLUMNS}`}
          >
            {/* The shared line. */}
            <span aria-hidden="true" className="absolute inset-y-0 left-1/2 -ml-px hidden border-l-2 border-line md:block" />
            <p className="relative text-sm font-semibold tabular-nums md:col-start-2 md:row-start-1 md:justify-self-center md:pt-2">
              <span className="md:rounded-full md:border md:border-line md:bg-card md:px-3 md:py-1 md:whitespace-nowrap">
                {moment.when}
              </span>
            </p>
            <div className="mt-1 grid gap-y-3 md:contents">
              {moment.first && <DepartmentStep {...moment.first} department={first} side="first" />}
              {moment.second && <DepartmentStep {...moment.second} department={second} side="second" />}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function DepartmentName({ children, className }: { children: string; className: string }) {
  return <p className={cn('border-b-4 pb-2 font-display text-2xl font-bold tracking-tight', className)}>{children}</p>
}

function DepartmentStep({ title, text, department, side }: Step & { department: string; side: keyof typeof STEP_EDGES }) {
  return (
    <div className={`md:row-start-1 ${STEP_EDGES[side]}`}>
      {/* Wide screens have a side for each department, so its name is for screen readers only. */}
      <p className="text-xs text-ink-2 md:sr-only">{department}</p>
      <Heading level={3} size="base">
        {title}
      </Heading>
      <p className="mt-0.5 text-sm text-balance text-ink-2">{text}</p>
    </div>
  )
}
