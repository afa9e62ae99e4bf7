import { DataProviderContext } from 'react-admin'
import { DefaultView } from '../lists/DefaultView.tsx'
import { AccessScreen } from './AccessScreen.tsx'
import { useAccessLists } from './use-access-lists.ts'

/** 'Avatar Access': requests that wait for a decision, and all access that was asked for. */
export function SubscriptionList() {
  const provider = useAccessLists()
  return (
    <DataProviderContext.Provider value={provider}>
      <DefaultView resource="subscriptions">
        <AccessScreen />
      </DefaultView>
    </DataProviderContext.Provider>
  )
}
