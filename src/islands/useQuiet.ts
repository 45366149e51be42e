import { useEffect, useState } from 'react'
import { SAY_AFTER } from '../lib/anywhere/sayAfter'

/** @returns the text, once it has not changed for a moment: a screen reader must not be talked over */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), SAY_AFTER)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
