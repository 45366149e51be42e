export type PlantRoofProps = {
  isLit: boolean
  /** On phones only the upper storey has a roof. */
  isOnUpperStorey: boolean
}

/** One tooth of the roof, whose windows are as bright as the bay below. */
export function PlantRoof({ isLit, isOnUpperStorey }: PlantRoofProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 156 28"
      preserveAspectRatio="none"
      className={`plant-roof block w-full ${isOnUpperStorey ? '' : 'max-sm:hidden'}`}
    >
      <path d="M-1 29V1L0 0 157 25v4z" className="fill-soot" />
      <path d="M10 7l30 4.8V20H10zM48 13l30 4.800V20H48z" className="fade fill-hold" opacity={isLit ? 0.6 : 0} />
    </svg>
  )
}
