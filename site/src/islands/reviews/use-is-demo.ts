import { useEffect, useState } from 'react'
import { getInstallation } from '../../scripts/addresses.ts'
import { client } from '../../scripts/session.ts'

/** Whether what the page shows is invented; false until the API has said so. */
export function useIsDemo(): boolean {
  const [isDemo, setIsDemo] = useState(false)
  useEffect(() => {
    client.call(getInstallation, {}).then(
      (installation) => setIsDemo(installation.isDemo),
      () => {},
    )
  }, [])
  return isDemo
}
