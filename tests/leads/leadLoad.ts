/** Posts demo requests over many connections, and counts the results. Loopback only. */
import { randomUUID } from 'node:crypto'
import { services } from '#src/site/routes.ts'

export type LoadResult = {
  /** Acknowledged references by idempotency key. */
  acknowledged: Map<string, string>
  statuses: Map<number, number>
  /** Milliseconds of each answered request. */
  times: number[]
  connectionErrors: number
}

/** @returns the body of a demo request, as JSON */
export const writeLeadBody = (key: string): string =>
  JSON.stringify({
    name: 'Load Test',
    email: `${key}@load.example`,
    company: 'Load',
    phone: '312 555 0100',
    industry: 'Other',
    employees: 100,
    consent: true,
    elapsed: 60_000,
    idempotencyKey: key,
  })

/** Posts one lead. @returns the status, or 0 if there was no response */
export async function postLead(origin: string, key: string, result: LoadResult): Promise<number> {
  const begin = performance.now()
  try {
    const response = await fetch(`${origin}${services.leads}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: writeLeadBody(key),
    })
    const body = (await response.json()) as { reference?: string }
    result.times.push(performance.now() - begin)
    result.statuses.set(response.status, (result.statuses.get(response.status) ?? 0) + 1)
    if (response.status === 201 && body.reference) result.acknowledged.set(key, body.reference)
    return response.status
  } catch {
    result.connectionErrors += 1
    return 0
  }
}

export const createEmptyResult = (): LoadResult => ({ acknowledged: new Map(), statuses: new Map(), times: [], connectionErrors: 0 })

export type RunningLoad = {
  result: LoadResult
  /** Waits for the open requests. */
  end(): Promise<LoadResult>
}

/**
 * Posts leads until `end` is called.
 * @param connections how many at once
 * @param pause milliseconds between the requests of a connection
 */
export function startLoad(origin: () => string, { connections, pause = 0 }: { connections: number; pause?: number }): RunningLoad {
  const result = createEmptyResult()
  let isEnded = false
  const worker = async () => {
    while (!isEnded) {
      const key = randomUUID()
      // If the response is lost, the form sends the lead again with the same key.
      for (let attempt = 0; attempt < 200 && !isEnded; attempt++) {
        if ((await postLead(origin(), key, result)) !== 0) break
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const workers = Array.from({ length: connections }, worker)
  return {
    result,
    async end() {
      isEnded = true
      await Promise.all(workers)
      return result
    },
  }
}

/** Posts leads for some seconds. */
export async function runLoad(seconds: number, origin: string, connections: number): Promise<LoadResult> {
  const loading = startLoad(() => origin, { connections })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return loading.end()
}

/** @param share from 0 to 1: 0.99 for the slowest of a hundred @returns 0 without any times */
export const percentile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
