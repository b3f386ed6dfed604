import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../screen/page-title';
import { Faq } from './faq';
import { Features } from './features';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { Pricing } from './pricing';
import { Stats } from './stats';

export function Component() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Learn. Test. Certify.`}</PageTitle>
      <Hero />
      <Stats />
      <Features />
      <Pricing />
      <Faq />
      <FinalCall />
    </>
  );
}
