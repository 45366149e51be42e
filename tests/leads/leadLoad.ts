/** Posts demo requests from many connections, and keeps count. Loopback only. */
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
export const leadBody = (key: string): string =>
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

/** One request, retried with the same key like a person would: until it is answered or `until` has passed. */
export async function postLead(origin: string, key: string, result: LoadResult): Promise<number> {
  const begin = performance.now()
  try {
    const response = await fetch(`${origin}${services.leads}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: leadBody(key),
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

/** @returns what no request has come to yet, to count in */
export const emptyResult = (): LoadResult => ({ acknowledged: new Map(), statuses: new Map(), times: [], connectionErrors: 0 })

export type RunningLoad = {
  result: LoadResult
  /** Lets the open requests end. */
  end(): Promise<LoadResult>
}

/**
 * Posts leads until it is ended.
 * @param connections how many at a time
 * @param pause milliseconds between a connection's requests, for a load that leaves time for others
 */
export function startLoad(origin: () => string, { connections, pause = 0 }: { connections: number; pause?: number }): RunningLoad {
  const result = emptyResult()
  let isEnded = false
  const worker = async () => {
    while (!isEnded) {
      const key = randomUUID()
      // A lost answer is asked for again with the same key, as the form does.
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

/** Loads for so many seconds. */
export async function runLoad(seconds: number, origin: string, connections: number): Promise<LoadResult> {
  const loading = startLoad(() => origin, { connections })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return loading.end()
}

/** @param share from 0 to 1: 0.99 for the slowest of a hundred @returns 0 without any times */
export const percentile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
