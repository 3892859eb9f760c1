import { Checkbox, Form } from 'antd';
import { useDownloadStudentFeeReportMutation, useListStudentFeeReportQuery } from '@/api/reports';
import { ListRows, pageArgument, REFETCH } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { ClassesField, ReportFilterBar, SessionField } from '../kit/ReportFilterBar';
import { ReportProgress } from '../kit/ReportProgress';
import { ReportTable } from '../kit/ReportTable';
import { reportWords } from '../kit/reportWords';
import { useReportFile } from '../kit/useReportFile';
import { useReportList, type ReportList } from '../kit/useReportList';
import { discountReportList, discountRequestOf, type DiscountFilters } from './discountReportSlice';

/** Students with a discount, and those for whom the admission fee applies (REPORT-02, REPORT-05). */
export function DiscountReportScreen() {
  const words = useWords(reportWords);
  const list = useReportList(discountReportList);
  const file = useReportFile();
  const [download] = useDownloadStudentFeeReportMutation();
  return (
    <PageFrame title={words.discountTitle} trail={[{ label: words.discountTitle }]}>
      <ReportFilterBar<DiscountFilters>
        list={list}
        isDownloading={file.isDownloading}
        onDownload={(filters, fileFormat) => {
          const request = { ...discountRequestOf(filters), fileFormat };
          file.save((runKey) => download({ studentFeeReportFileRequest: { ...request, runKey } }));
        }}
      >
        <SessionField list={list} />
        <ClassesField list={list} />
        <Form.Item name="discounted" valuePropName="checked" className="report-choice">
          <Checkbox>{words.discounted}</Checkbox>
        </Form.Item>
        <Form.Item name="admission" valuePropName="checked" className="report-choice">
          <Checkbox>{words.admission}</Checkbox>
        </Form.Item>
      </ReportFilterBar>
      <ReportProgress file={file} />
      <ListRows list={list} chooseText={words.chooseFirst}>
        <Rows list={list} />
      </ListRows>
    </PageFrame>
  );
}

function Rows({ list }: { readonly list: ReportList<DiscountFilters> }) {
  const words = useWords(reportWords);
  const argument = pageArgument(list, (filters, page) => ({
    ...page,
    studentFeeReportRequest: discountRequestOf(filters),
  }));
  return (
    <ReportTable list={list} label={words.discountTitle} query={useListStudentFeeReportQuery(argument, REFETCH)} />
  );
}
