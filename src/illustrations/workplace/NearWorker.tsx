import { paint } from '../paint'
import { type Outfit, type Pose, Worker, type WorkerProps } from './Worker'

const BOOTS: Record<'standing' | 'striding', string> = {
  standing: 'M-8 0v-1.500q.5-1.500 2-1.500h5v3zM-.500 0v-1.500q.5-1.500 2-1.500h5v3z',
  striding: 'M-11 0q0-2 1.700-3h5.500l-.7 3zM4-1.500q.5-1.500 1.500-1.500h5l.8 3H4z',
}
const bootsOf = (pose: Pose) => BOOTS[pose === 'carrying' ? 'striding' : 'standing']

/** What clothes have that only somebody near sees: bright, and a shade. */
const SEAMS: Record<Outfit, { bright: string; shade: string }> = {
  vest: {
    bright: 'M-5.200-37.200l2-.600v9.800h-2zM3-37.700l2 .600v9.100h-2zM-9-21.500H9v1.800H-9z',
    shade: 'M-1-38h.600v21H-1zM4.500-19h4v5.500h-4zM-8-44.600H8v.800H-8zM-2-52.200h3.500v5H-2z',
  },
  scrubs: {
    bright: 'M-6-31.500h3.600v4.600H-6z',
    shade: 'M-3.500-38h5.500l-2.600 5.500zM-9-18.200H9v1.200H-9zM2-26h5v5.500H2zM-4.500-36.500h.600v5h-.600z',
  },
  apron: { bright: 'M2.500-33.500h4.600v2.200H2.500z', shade: 'M-9-25H9v1.200H-9zM-5-23h9v4.800h-9zM-4-38h1v4h-1zM3.500-38h1v4h-1z' },
}

/** A worker as seen from near: boots, seams, a face. */
export function NearWorker(worker: WorkerProps) {
  const { outfit, x, y, pose = 'machine', facing = 'left' } = worker
  const { bright, shade } = SEAMS[outfit]
  return (
    <>
      <Worker {...worker} />
      <g transform={`translate(${x} ${y})${facing === 'right' ? ' scale(-1 1)' : ''}`}>
        <path d={bootsOf(pose)} fill={paint('paint-steel')} />
        <path d={bright} fill={paint('on-deck')} opacity=".85" />
        {/* Seams, an ear and a mouth; then an eye. */}
        <path
          d={`${shade}M.500-43a1.400 1.600 0 1 1 2.800 0a1.400 1.600 0 1 1-2.800 0zM-5.200-40.400h2.600v.700h-2.600z`}
          fill={paint('soot')}
          opacity=".3"
        />
        <path d="M-4.500-43.800a.800.900 0 1 1 1.600 0a.800.900 0 1 1-1.600 0z" fill={paint('soot')} />
      </g>
    </>
  )
}
