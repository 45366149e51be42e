import { useEffect, useState } from 'react'
import { ANNOUNCE_DELAY_MS } from '#src/lib/anywhere/time/announceDelay.ts'

/** @returns the text once it has not changed for a moment, so that a screen reader is not interrupted */
export function useSettledText(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
