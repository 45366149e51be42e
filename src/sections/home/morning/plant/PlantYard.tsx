export type PlantYardProps = {
  /** Height of the sun, from 0 to 1. */
  sun: number
}

/** The surroundings and the sun behind the plant, in pixels from the middle of the ground, so that nothing is stretched. */
export function PlantYard({ sun }: PlantYardProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 h-full w-full">
      {/* Placed from the top, because it rises over the roofs, whatever the height of the bays. */}
      <svg aria-hidden="true" x="68%" overflow="visible">
        <circle cy="64" r="60" transform={`translate(0 ${Math.round((1 - sun) * 40)})`} className="plant-sun walk fill-lamp" />
      </svg>
      <svg aria-hidden="true" x="50%" y="100%" overflow="visible" className="max-sm:hidden">
        <g className="fill-sky-night">
          {/* The neighborhood, left and right of the plant. */}
          <path d="M-1100 0v-46h120v-26h70v26h16v-62h16v62h66v-22l44-18v18l44-18v40h40v46zM-700 0v-70h80v-14h36v14h30v26h254v44z" />
          <path d="M300 0v-62h206v-30h16v30h124v-16h50v16h86V0zM780 0v-50h90v-36h14v36h60v-20h80v20h140V0z" />
        </g>
        <g className="fill-soot">
          {/* Chimneys and lamps, a water tower, and the ground. */}
          <path d="M-552 0v-148h17V0zM-524 0v-126h13V0zM-606 0v-92h22v3h-19V0zM-690 0v-92h22v3h-19V0z" />
          <path d="M556 0v-90h4V0zM600 0v-90h4V0zM546-90h68l-8-36h-52zM544-126l36-20 36 20zM-900 0v-2H900v2z" />
        </g>
        {/* The bands of a chimney. */}
        <path d="M-552-138h17v5h-17zM-552-124h17v5h-17z" className="fill-signal" opacity="0.8" />
      </svg>
    </svg>
  )
}
