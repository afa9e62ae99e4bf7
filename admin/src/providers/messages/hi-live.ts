import type { enLive } from './en-live.ts'

export const hiLive: typeof enLive = {
  live: {
    waiting: '1 लंबित |||| %{smart_count} लंबित',
    reviews: '1 समीक्षा लंबित है। |||| %{smart_count} समीक्षाएँ लंबित हैं।',
    subscriptions: 'एक्सेस का 1 अनुरोध लंबित है। |||| एक्सेस के %{smart_count} अनुरोध लंबित हैं।',
    chatReports: '1 जवाब की शिकायत लंबित है। |||| %{smart_count} जवाबों की शिकायतें लंबित हैं।',
  },
}
