/** The link to a table as other devices find it. */
import { useEffect, useState } from 'react';
import { addressToShow } from '../app/api.ts';
import { tablePath } from '../app/router.ts';

/** The page's own address until the server has said a better one. */
export function useTableLink(code: string): string {
  const [address, setAddress] = useState(location.origin);
  useEffect(() => {
    addressToShow().then(setAddress);
  }, []);
  return `${address}${tablePath(code)}`;
}
