import { useEffect, useState } from 'react'

/** How long to wait after the last press before the result is read out, in milliseconds. */
const SPEAK_AFTER = 700

/** @returns the text once it has not changed for a moment, so that a screen reader is not interrupted */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), SAY_AFTER)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
