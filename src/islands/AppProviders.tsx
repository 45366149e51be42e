import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from './queryClient.ts'

export type AppProvidersProps = { children: ReactNode }

/** Providers of an island. Islands are separate React roots, so each one that fetches data wraps itself in this. */
export function AppProviders({ children }: AppProvidersProps) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
