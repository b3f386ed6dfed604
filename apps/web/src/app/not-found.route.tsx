import { FailureNotice } from '../screen/screen-failure';

export function Component() {
  return <FailureNotice failure={{ kind: 'not-found' }} onRetry={() => location.reload()} />;
}
