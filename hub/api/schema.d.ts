// Written by `npm run client` from the hub's /openapi.json; not by hand.

export interface paths {
    "/api/administrative/sap/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom accounting bills at an e-mail address, and whose bills those are */
        get: operations["getApiAdministrativeSapEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrative/sap/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The business partner of a student, created when accounting lacks it */
        post: operations["postApiAdministrativeSapClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrative/sap/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects, one for each school year */
        get: operations["getApiAdministrativeSapProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/openApplyInfo/{json}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An applicant by id, school code or both, as JSON in the address (2 KB) or in the body, which goes first */
        post: operations["postApiAlmaOpenApplyInfoJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/parent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A parent or other guardian */
        get: operations["getApiAlmaParentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/parent/{id}/contact/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mail addresses of a parent */
        get: operations["getApiAlmaParentIdContactEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/parent/{id}/contact/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The telephones of a parent */
        get: operations["getApiAlmaParentIdContactPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/student/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student by the system’s id or the school code */
        get: operations["getApiAlmaStudentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/student/{id}/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile’s own fields: discounts, services, who pays */
        get: operations["getApiAlmaStudentIdCustomFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/student/{id}/relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parents, other guardians and siblings of a student */
        get: operations["getApiAlmaStudentIdRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/students/{id}/contact/emergency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom to call about a student */
        get: operations["getApiAlmaStudentsIdContactEmergency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/studentsDB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The students of the student information system, as the roster last read them */
        get: operations["getApiAlmaStudentsDB"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alma/studentsOpenApplyDB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applicants of the admissions system, with and without a school code */
        get: operations["getApiAlmaStudentsOpenApplyDB"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Acts about money that wait for a second person, and what became of them */
        get: operations["getApiApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with what it is about */
        get: operations["getApiApprovalsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does what somebody else has asked for, if it still is what it was; again, it answers what was done */
        post: operations["postApiApprovalsIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to what somebody else has asked for */
        post: operations["postApiApprovalsIdRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what one has asked for */
        post: operations["postApiApprovalsIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From which amount on an act about money needs a second person */
        get: operations["getApiApprovalsPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what and who read whose record, newest first, 50 at a time; days are Bogotá’s, on the season’s clock */
        get: operations["getApiAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate by its token: whether the school issued it, and what it says */
        get: operations["getApiCertificatesToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{token}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate by its token, as PDF */
        get: operations["getApiCertificatesTokenPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/clearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues a student’s paz y salvo where nothing is owed, and says what is where something is */
        post: operations["postApiCertificatesClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Certifies what was paid for a student here in a calendar year: a guardian’s own payments alone */
        post: operations["postApiCertificatesPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live events `changed`: the name of a module whose records may have changed, and nothing of them */
        get: operations["getApiChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/issue-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues a credit note under a new reference that was rejected, or that its provider did not issue */
        post: operations["postApiCreditNotesIdIssueAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discounts with who saw their proof, who agreed, and until when they hold */
        get: operations["getApiDiscounts"];
        put?: never;
        /** Asks for a discount with its proof; one of a kind at a time */
        post: operations["postApiDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A discount, without its file */
        get: operations["getApiDiscountsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proof of a discount, to be kept as a file: PDF, PNG or JPEG */
        get: operations["getApiDiscountsIdProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants a discount until a day, or refuses it; never by who asked for it, nor with an account of their making */
        post: operations["postApiDiscountsIdReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a discount that is asked or granted */
        post: operations["postApiDiscountsIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students with the discounts that their custom fields claim; 50 without a page */
        get: operations["getApiDiscountsClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contested payments, with the last day to answer; open stands for those that are not decided */
        get: operations["getApiDisputes"];
        put?: never;
        /** Records that a payment is contested, once for each of the provider’s cases */
        post: operations["postApiDisputes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contested payment with what was sent to the provider */
        get: operations["getApiDisputesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what was sent to the provider; the same again changes nothing */
        post: operations["postApiDisputesIdAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/lose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the provider decided against the school, and who bears it: the family pays again */
        post: operations["postApiDisputesIdLose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the provider decided for the school, which has the money again */
        post: operations["postApiDisputesIdWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of which a dispute may be recorded, by an order’s token or a reference */
        get: operations["getApiDisputesPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the hub is: database, plugins, clock, disk, deliveries and what to look into */
        get: operations["getApiDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/callbacks/{instance}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The signing service’s callback, checked over its raw bytes */
        post: operations["postApiDocumentsCallbacksInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/einvoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Electronic invoices of payments with their credit notes, the newest first */
        get: operations["getApiEinvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/einvoices/{id}/issue-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues a rejected invoice anew, under a new reference, with the payer as corrected since */
        post: operations["postApiEinvoicesIdIssueAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dated charges of the season’s paid orders, 50 at a time; from and to are days of theirs */
        get: operations["getApiEnrollmentAdminCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/devices/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets the devices of a student’s family and signs it out everywhere */
        delete: operations["deleteApiEnrollmentAdminDevicesStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that were sent to be signed this season, as the signing service last said */
        get: operations["getApiEnrollmentAdminDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/documents/zoho/sign/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a document to be signed, to the guardian who pays unless another signer is named */
        post: operations["postApiEnrollmentAdminDocumentsZohoSignContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/documents/zoho/sign/contract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a document is, by the id of the request to sign it */
        get: operations["getApiEnrollmentAdminDocumentsZohoSignContractId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edits a fee at the version it was read at; its grade and type stay */
        put: operations["putApiEnrollmentAdminFee"];
        /** Stores a fee for each grade of each row, all of them or none */
        post: operations["postApiEnrollmentAdminFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fee in force, as an array of one */
        get: operations["getApiEnrollmentAdminFeeId"];
        put?: never;
        post?: never;
        /** Takes a fee out of the catalogue; whoever has it keeps it */
        delete: operations["deleteApiEnrollmentAdminFeeId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fees in force; `search` looks into every column that the list shows */
        get: operations["getApiEnrollmentAdminFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fees/{grade}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fees in force of a grade */
        get: operations["getApiEnrollmentAdminFeesGrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fees/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What changes of one grade’s fees would do to each of its families; changes nothing */
        post: operations["postApiEnrollmentAdminFeesImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fees/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published of the catalogue or will be, the newest first */
        get: operations["getApiEnrollmentAdminFeesPublications"];
        put?: never;
        /** Publishes changes of the catalogue, all of them or none, now or at a time */
        post: operations["postApiEnrollmentAdminFeesPublications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/fees/publications/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a publication back while no family has bought by it */
        post: operations["postApiEnrollmentAdminFeesPublicationsIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grades of the season */
        get: operations["getApiEnrollmentAdminGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a student’s sales order to accounting, once; 202 while it is still on its way */
        post: operations["postApiEnrollmentAdminOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/orders/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student’s sales order as it would be sent: discounts, services, lines, total, and its state */
        get: operations["getApiEnrollmentAdminOrdersStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The season’s students with the step each is at, 50 at a time */
        get: operations["getApiEnrollmentAdminProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/progress/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the season is: students by step and grade, money, and what waits for a person */
        get: operations["getApiEnrollmentAdminProgressSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students with a school code; everybody when no page is asked, the number in X-Total-Count */
        get: operations["getApiEnrollmentAdminStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/students/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student’s file: the step, what the family sees, choices, payments, documents, history */
        get: operations["getApiEnrollmentAdminStudentsStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/students/{student}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a student is charged over the year, as the family sees it */
        get: operations["getApiEnrollmentAdminStudentsStudentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/students/{student}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the school calls or writes to about a student, as its own system says now */
        get: operations["getApiEnrollmentAdminStudentsStudentContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/students/{student}/paid-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What guardians paid of a student’s invoices, the latest first */
        get: operations["getApiEnrollmentAdminStudentsStudentPaidInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/admin/students/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words that the list of students can be filtered by; nobody’s name is among them */
        get: operations["getApiEnrollmentAdminStudentsFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/auth/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student’s authorisation to enrol: antiquity, grades; payment status and bank agreement for who may know */
        get: operations["getApiEnrollmentAuthStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/auth/{student}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grade the student comes to */
        get: operations["getApiEnrollmentAuthStudentResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/auth/access/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the student may sign in now, and where the code leads */
        get: operations["getApiEnrollmentAuthAccessStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/balance/student/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances of a student; the first row counts, negative is in the family’s favour */
        get: operations["getApiEnrollmentBalanceStudentStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets my family’s devices and signs us out everywhere, here as well */
        delete: operations["deleteApiEnrollmentDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of the family’s enrollment, as the signing service has them now */
        get: operations["getApiEnrollmentDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a document to be signed by the guardian who pays; once, while it can be signed */
        post: operations["postApiEnrollmentDocumentsDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wizard’s state */
        get: operations["getApiEnrollmentDraft"];
        /** Keeps the wizard’s state over the version it was made from */
        put: operations["putApiEnrollmentDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/draft/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices what the draft holds, also where the balance cannot be read */
        get: operations["getApiEnrollmentDraftQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/fees/community/{grade}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Eco and club activities of a grade, with the places left */
        get: operations["getApiEnrollmentFeesCommunityGrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/fees/community/{grade}/code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An eco or club activity of a grade, with the places left */
        get: operations["getApiEnrollmentFeesCommunityGradeCodeCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/fees/community/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribes the student to an activity */
        post: operations["postApiEnrollmentFeesCommunitySubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes the student out of an activity */
        delete: operations["deleteApiEnrollmentFeesCommunitySubscribeStudentStudentActivityActivityGradeGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/fees/transport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The month’s transport fees of the price list, of a grade or of all; anybody may read them */
        get: operations["getApiEnrollmentFeesTransport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Student sign-in by school code; staff of security see the outcome alone */
        post: operations["postApiEnrollmentLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Student sign-in by the six digits of the letter, in the browser that asked for it */
        post: operations["postApiEnrollmentLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/login/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Student sign-in by the link of a mail to the guardians */
        post: operations["postApiEnrollmentLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/order/checkout/validation/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a payment of the student may begin now, and the first reason why not */
        get: operations["getApiEnrollmentOrderCheckoutValidationStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/orderhistory/list/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order by its token, which opens it to whoever has it; every read is in the audit trail */
        get: operations["getApiEnrollmentOrderhistoryListToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/pricelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole price list of accounting */
        get: operations["getApiEnrollmentPricelist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/pricelist/complete/{student}/{grade}/{antiquity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything a student is charged in a grade: annual, monthly and transport items */
        get: operations["getApiEnrollmentPricelistCompleteStudentGradeAntiquity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transport fees of a grade: type 1 is COMPLETO, 0 MEDIO; the year is the project’s code */
        get: operations["getApiEnrollmentPricelistTransportGradeGradeTypeTypeYearYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices the family’s choices, with the proof of each amount */
        post: operations["postApiEnrollmentQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/quotes/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices a made-up case, with the proof of each line */
        post: operations["postApiEnrollmentQuotesSimulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/resume/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A receipt by its token */
        get: operations["getApiEnrollmentResumeToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/splits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Splits what is due today into parts, each with a link; replaces a split that nobody paid */
        put: operations["putApiEnrollmentSplits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/splits/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an enrollment may be paid in parts, and the parts that it is paid in */
        get: operations["getApiEnrollmentSplitsStudent"];
        put?: never;
        post?: never;
        /** Undoes a split of which nothing is paid or under way */
        delete: operations["deleteApiEnrollmentSplitsStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The session’s student */
        get: operations["getApiEnrollmentStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollment/voucher/student/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ship date of the student’s order */
        get: operations["getApiEnrollmentVoucherStudentStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The help chat and permissions for departure: open or not, and until when */
        get: operations["getApiFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An answer of the help chat from the frequent questions, in its hours */
        post: operations["postApiFacilitiesChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guardian’s children, how each enrollment stands and what it costs */
        get: operations["getApiFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins one payment for several children. The browser sends the totals it showed */
        post: operations["postApiFamilyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/payment/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment for several children stands */
        get: operations["getApiFamilyPaymentToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the guardian has paid or tried to pay for several children, the newest first */
        get: operations["getApiFamilyPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves the child’s wizard for the guardian’s own session, which opened it */
        post: operations["postApiFamilySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/students/{child}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a child’s wizard for its guardian, who has shown already who they are */
        post: operations["postApiFamilyStudentsChildSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleAPI/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Measures and prices a student’s transport; type enrollment keeps it, validation does not */
        post: operations["postApiGoogleAPIConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleAPI/direction/vectors/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ways from a home to the school, their average and its band */
        post: operations["postApiGoogleAPIDirectionVectorsRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleAPI/distancematrix/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far a home is from the school */
        post: operations["postApiGoogleAPIDistancematrixRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a guardian: a link to verify the address goes by mail */
        post: operations["postApiGuardians"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guardian’s own account */
        get: operations["getApiGuardiansAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guardian sign-in by OpenID Connect: to the provider and back */
        get: operations["getApiGuardiansOidc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the link of the mail; every session of the account ends */
        post: operations["postApiGuardiansPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a new password: a link goes by mail, if there is such an account */
        post: operations["postApiGuardiansReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How guardians sign in here */
        get: operations["getApiGuardiansSession"];
        put?: never;
        /** Guardian sign-in by e-mail and password */
        post: operations["postApiGuardiansSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardians/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a guardian’s address by the link of the mail and the password of the registration */
        post: operations["postApiGuardiansVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["getApiHealthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers, there is room to write and the hub is not leaving; each plugin with its state */
        get: operations["getApiHealthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hikcentral/accessgroup/addPerson/{group}/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a student into a food service: 1 lunch and snack, 2 lunch, 3 snack */
        post: operations["postApiHikcentralAccessgroupAddPersonGroupStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hikcentral/accessgroup/deletePerson/{group}/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a student out of a food service: 1 lunch and snack, 2 lunch, 3 snack */
        post: operations["postApiHikcentralAccessgroupDeletePersonGroupStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hikcentral/deleteServices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan of services to remove, by list or by the students’ profiles; changes nothing */
        get: operations["getApiHikcentralDeleteServices"];
        put?: never;
        /** Runs a plan once, each student by itself; one whose run has stopped goes on */
        post: operations["postApiHikcentralDeleteServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hikcentral/insertServices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan of services to insert, by list or by the students’ profiles; changes nothing */
        get: operations["getApiHikcentralInsertServices"];
        put?: never;
        /** Runs a plan once, each student by itself; one whose run has stopped goes on */
        post: operations["postApiHikcentralInsertServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hikcentral/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The plan of a service for each student; changes nothing at the turnstile */
        post: operations["postApiHikcentralPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hikcentral/plans/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a plan has come: each student as it ends. Reads by code alone: the trail has the plan and its run */
        get: operations["getApiHikcentralPlansToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The software that answers: its name, version, season and profile */
        post: operations["postApiInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open invoices of the guardian’s students */
        get: operations["getApiInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each partner owes by its age, as accounting says, 50 at a time; the most first */
        get: operations["getApiInvoicesAgeing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/ageing/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all partners owe together by its age, and when accounting said so */
        get: operations["getApiInvoicesAgeingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the guardian’s students are charged over the year, and how each charge stands */
        get: operations["getApiInvoicesCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to pay open invoices. The browser sends the documents and the amounts it showed */
        post: operations["postApiInvoicesPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/payment/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment of invoices stands */
        get: operations["getApiInvoicesPaymentToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the guardian has paid or tried to pay, the newest first */
        get: operations["getApiInvoicesPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of machines, without what opens them */
        get: operations["getApiKeys"];
        put?: never;
        /** Makes a key; this answer is the only one that shows it */
        post: operations["postApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a key */
        delete: operations["deleteApiKeysId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last lines of this process’s log, the oldest first; ask on with `after` */
        get: operations["getApiLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maps/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places for what a person typed, nearest to the school first */
        get: operations["getApiMapsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deliveries, newest first, 50 at a time */
        get: operations["getApiOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a due delivery for a person; one that is being delivered is left alone */
        post: operations["postApiOutboxIdHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a delivery on hold try again at once */
        post: operations["postApiOutboxIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets all deliveries on hold try again at once, or those that the filter leaves */
        post: operations["postApiOutboxRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links of a student, the newest first: the caller’s own, and all of them for finance */
        get: operations["getApiPayLinks"];
        put?: never;
        /** Makes a link by which somebody else pays what is due today for students of a family, or open invoices */
        post: operations["postApiPayLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a link for everybody; a payment that has begun by it goes on */
        post: operations["postApiPayLinksIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be paid by a link now, by its token: no more of the child than its sender allows */
        get: operations["getApiPayLinksToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/{token}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a payment by a link; answers how the browser goes to the provider */
        post: operations["postApiPayLinksTokenPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/payments/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment by a link stands, for who began it, by a token of its own */
        get: operations["getApiPayLinksPaymentsToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/payments/{token}/credit-notes/{id}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note of it as its provider prints it, once it is accepted */
        get: operations["getApiPayLinksPaymentsTokenCreditNotesIdPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/payments/{token}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of who paid by a link, of that payment alone, as a file */
        get: operations["getApiPayLinksPaymentsTokenData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/payments/{token}/data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases what who paid by a link typed, once nothing of the payment is to be decided; says what the law has kept, and until when */
        post: operations["postApiPayLinksPaymentsTokenDataErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/payments/{token}/einvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The electronic invoice of a payment by a link, for who began it and gave whom it names; none where it names somebody else */
        get: operations["getApiPayLinksPaymentsTokenEinvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-links/payments/{token}/einvoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as its provider prints it, once it is accepted */
        get: operations["getApiPayLinksPaymentsTokenEinvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller’s invoices are made out to, the one used last first; never anybody else’s */
        get: operations["getApiPayers"];
        /** Keeps whom invoices are made out to, once for each document */
        put: operations["putApiPayers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders with the state of their payment; from and to are days of its beginning in Bogotá */
        get: operations["getApiPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/credit-notes/{id}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note of the invoice of a payment as its provider prints it, once it is accepted */
        get: operations["getApiPaymentsTokenCreditNotesIdPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/einvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The electronic invoice of a payment, by the token of its order or the guardian’s own; its status alone for who did not give whom it names */
        get: operations["getApiPaymentsTokenEinvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/einvoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as its provider prints it, once it is accepted */
        get: operations["getApiPaymentsTokenEinvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/einvoices/{id}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of a part of an order that was paid in parts */
        get: operations["getApiPaymentsTokenEinvoicesIdPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every movement of the money of an order, or of what a guardian paid as a whole, from the ledger, as it happened */
        get: operations["getApiPaymentsTokenMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/payer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the invoice of a payment is made out to, by the token of its order or the guardian’s own; withheld from who did not give it */
        get: operations["getApiPaymentsTokenPayer"];
        /** Says or corrects whom the invoice of a payment is made out to, until it is issued */
        put: operations["putApiPaymentsTokenPayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an order was priced at, every line with its proof, and what was paid for it */
        get: operations["getApiPaymentsTokenPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of a payment went back or is to go back, and what can still be given back */
        get: operations["getApiPaymentsTokenRefunds"];
        put?: never;
        /** Gives back what a payment paid, whole or in part; much money answers 202 with the request that waits for a second person */
        post: operations["postApiPaymentsTokenRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what was done about an exception; the token is its own, none where it has none. Much money answers 202 with the request that waits for a second person */
        post: operations["postApiPaymentsTokenResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/retry-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets what is on hold of an order try again at once */
        post: operations["postApiPaymentsTokenRetryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{token}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order from the click to the receipt: attempts, callbacks, deliveries, document */
        get: operations["getApiPaymentsTokenTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/bank-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders by bank agreement, the waiting ones unless another state is asked */
        get: operations["getApiPaymentsBankAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/bank-agreement/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a bank agreement by hand, with its reason; much money answers 202 with the request that waits for a second person */
        post: operations["postApiPaymentsBankAgreementTokenConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/bank-agreement/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the agreements that a file of the bank says were paid, in the form that the agreement’s plugin reads; without such a plugin, or in parts, CSV with the header referencia;valor;fecha. A run that confirms much money answers 202 with the request that waits for a second person */
        post: operations["postApiPaymentsBankAgreementFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/callbacks/{instance}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A provider’s callback, checked over its raw bytes */
        post: operations["postApiPaymentsCallbacksInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/enrollment/check/{who}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment stands, by student code or token */
        get: operations["getApiPaymentsEnrollmentCheckWho"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/enrollment/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the payment of an enrollment. The browser sends choices and the total it showed */
        post: operations["postApiPaymentsEnrollmentInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/events/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live events of one payment, for a few tabs of a session at once */
        get: operations["getApiPaymentsEventsToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a person must look into, and what was done about it */
        get: operations["getApiPaymentsExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/exceptions/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sum, the students and the means of an exception */
        get: operations["getApiPaymentsExceptionsIdDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the providers be asked at once about every payment that waits for their word */
        post: operations["postApiPaymentsReconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/return/{instance}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browser comes back from the provider; proves nothing */
        get: operations["getApiPaymentsReturnInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What providers settled, the latest first; differs stands for those told otherwise since */
        get: operations["getApiPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settlement with each of its lines; what nothing here explains says so */
        get: operations["getApiPayoutsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{id}/arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that its deposit was seen at the bank; the same again changes nothing */
        post: operations["postApiPayoutsIdArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{id}/returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that its deposit came back to the provider, which holds all of it again */
        post: operations["postApiPayoutsIdReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/opening-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each provider had taken before the ledger began and no payout has told; none of a new school */
        get: operations["getApiPayoutsOpeningBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/opening-balances/{instance}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says how much of it was seen at the bank, in all; another amount posts the difference */
        put: operations["putApiPayoutsOpeningBalancesInstance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/student/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds to the sign-in log; the times are the hub’s own */
        post: operations["postApiPeopleStudentLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/students/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A student by school code */
        get: operations["getApiPeopleStudentsStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/students/by_array": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students by school code, in the order asked, each once; a code nobody has is left out */
        post: operations["postApiPeopleStudentsByArray"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each plugin instance: state, what it supports, what stops without it, faults, latency */
        get: operations["getApiPlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugins/{instance}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the vendor now and takes the instance back when it answers, unless staff have paused it */
        post: operations["postApiPluginsInstanceCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugins/{instance}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets nothing more leave for this vendor until a person resumes it */
        post: operations["postApiPluginsInstancePause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugins/{instance}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lifts a pause and asks the vendor how it is */
        post: operations["postApiPluginsInstanceResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/consents/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a student’s family agreed to, with the proof of the text, oldest first */
        get: operations["getApiPrivacyConsentsStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/families/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the hub keeps of a student and its siblings, as a file */
        get: operations["getApiPrivacyFamiliesStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/families/{student}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases a family from every part of the hub; what the law makes the school keep stays */
        post: operations["postApiPrivacyFamiliesStudentErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The privacy notice; its hash is of the Spanish text, which is the one in force */
        get: operations["getApiPrivacyNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is charged after the payment of a receipt, by its token, as a calendar */
        get: operations["getApiReceiptsTokenIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{token}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A receipt by its token, as PDF, with a code that leads to where it can be checked */
        get: operations["getApiReceiptsTokenPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{token}/refunds/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refund receipt of money that went back, by the token of its receipt */
        get: operations["getApiReceiptsTokenRefundsPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{token}/refunds/{place}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as PDF, with a code that leads to where it can be checked */
        get: operations["getApiReceiptsTokenRefundsPlacePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliation/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each day in sums of provider, hub and accounting; the last seven days, at most 31. A closed day that agreed is as it was last heard */
        get: operations["getApiReconciliationDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliation/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every payment of a day as the three have it, with proposed and accepted matches */
        get: operations["getApiReconciliationDaysDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliation/days/{day}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds some rows of a day for one payment, with the reason */
        post: operations["postApiReconciliationDaysDayMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliation/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undoes a match */
        delete: operations["deleteApiReconciliationMatchesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds of orders’ payments, those that wait for a transfer first */
        get: operations["getApiRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records the transfer by which money went back, or that it went back on the provider’s page */
        post: operations["postApiRefundsIdDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drops a transfer that was not sent: that money pays again what it had paid */
        post: operations["postApiRefundsIdRefused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reminders, newest first, 50 at a time */
        get: operations["getApiReminders"];
        put?: never;
        /** Writes a reminder down as a draft; nothing is sent before it is started */
        post: operations["postApiReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A reminder with how many it is for now, and how many it reached */
        get: operations["getApiRemindersId"];
        /** Rewrites a draft at the version it was read at */
        put: operations["putApiRemindersId"];
        post?: never;
        /** Throws a draft away */
        delete: operations["deleteApiRemindersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a reminder would send now: how many students, and the first mails; sends nothing */
        post: operations["postApiRemindersIdPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The students a reminder was for so far, with what became of it, 50 at a time */
        get: operations["getApiRemindersIdSendings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a draft for the audience that its preview showed; again, it changes nothing */
        post: operations["postApiRemindersIdStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a reminder for good; again, it changes nothing */
        post: operations["postApiRemindersIdStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a reminder for these students, with commas between their codes */
        get: operations["getApiRemindersIdStudents"];
        put?: never;
        /** Sends a reminder by name to these students’ families, each once; answers how those stand who miss the step */
        post: operations["postApiRemindersIdStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for a reminder that is not written down yet */
        post: operations["postApiRemindersPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/preview/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a reminder would do for each of these students, and why not; sends nothing */
        post: operations["postApiRemindersPreviewStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sap/sap/transport-charge/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transport a student was charged last year; empty when there was none */
        get: operations["getApiSapSapTransportChargeStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/season-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hub’s clock */
        get: operations["getApiSeasonClock"];
        put?: never;
        /** Sets the demonstration’s clock; it moves on from there */
        post: operations["postApiSeasonClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The season files of the configuration, and which of them the hub runs */
        get: operations["getApiSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seasons/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that is wrong in the text of a season file, by line; changes nothing */
        post: operations["postApiSeasonsCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seasons/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The season, its clock, windows and periods, and the school */
        get: operations["getApiSeasonsCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I */
        get: operations["getApiSession"];
        put?: never;
        post?: never;
        /** Sign out; a key has nothing to sign out of */
        delete: operations["deleteApiSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/doors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calls that open to me, for the menus of a screen; the hub still decides at each */
        get: operations["getApiSessionDoors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enrollments that are paid in parts, the latest first, and how much of each is paid */
        get: operations["getApiSplits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splits/price/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due today of an enrollment, which may be split into parts, and how it may */
        get: operations["getApiSplitsPriceStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff sign-in by OpenID Connect: to the provider and back */
        get: operations["getApiStaffOidc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How staff sign in here */
        get: operations["getApiStaffSession"];
        put?: never;
        /** Staff sign-in by local account */
        post: operations["postApiStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs me out everywhere, this browser included */
        delete: operations["deleteApiStaffSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of the office */
        get: operations["getApiStaffUsers"];
        put?: never;
        /** Gives somebody of the office a local account */
        post: operations["postApiStaffUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disables an account; its name stays in what it did */
        delete: operations["deleteApiStaffUsersUsername"];
        options?: never;
        head?: never;
        /** Changes an account; new roles, a new password or disabling it end its sessions */
        patch: operations["patchApiStaffUsersUsername"];
        trace?: never;
    };
    "/api/staff/users/{username}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs an account out everywhere */
        delete: operations["deleteApiStaffUsersUsernameSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the student information system differs from the roster, a page of it or by school code */
        get: operations["getApiStudentsSync"];
        put?: never;
        /** Takes students over from the student information system now; again, it changes nothing */
        post: operations["postApiStudentsSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/sync/gone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is in the roster and not in the student information system any more */
        get: operations["getApiStudentsSyncGone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text of the screens, by flat key, as an ICU message; those of the office only when asked for */
        get: operations["getApiTextsLocale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{locale}/compiled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same texts compiled by icu-minify, as its formatter reads them: a text that needs no values is a string, any other a list of its parts */
        get: operations["getApiTextsLocaleCompiled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transport/geolocation/information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each student lives, by school code; X-Total-Count is how many students there are, also without a home */
        get: operations["getApiTransportGeolocationInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transport/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What students need and how far they live, in the order asked; a code nobody has is left out */
        get: operations["getApiTransportHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transport/onlyone/student/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a student’s home right; the hub measures the way itself */
        post: operations["postApiTransportOnlyoneStudentUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transport/request/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The season’s time in Bogotá and its weekday, 0 for Sunday */
        get: operations["getApiTransportRequestNow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students who have left, the latest first; from and to are days of leaving in Bogotá */
        get: operations["getApiWithdrawals"];
        put?: never;
        /** Records that a student leaves: what goes back is owed, charges to come are cancelled; much money answers 202 with the request that waits for a second person */
        post: operations["postApiWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes back of a student who leaves on a day, by the season’s rules, line by line */
        get: operations["getApiWithdrawalsProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/openapplydetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An applicant as a student object */
        get: operations["getStudentOpenapplydetailsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Of OVERLOADED, where a place in the waiting line was given; its ticket is a cookie, and Retry-After says when to ask again */
        LinePlace: {
            /** @description How many stand before */
            ahead: number;
            /** @description About how long it takes */
            seconds: number;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            detail: string;
            errors?: {
                [key: string]: string[];
            };
            requestId: string;
            line?: components["schemas"]["LinePlace"];
            /** @description Of a 403: the roles that would have been let in */
            roles?: string[];
        };
        BusinessPartner: {
            CardCode: string;
            CardName: string;
            EmailAddress: string | null;
        };
        FoundStudent: {
            uid: string;
            first_name: string;
            last_name: string;
            custom_id: string;
            grade: string;
            grade_id: number | null;
            /** @description Not active any more in the student information system; who may enrol is decided by the terms */
            left_school: boolean;
        };
        PartnersOfEmail: {
            businessPartners: components["schemas"]["BusinessPartner"][];
            students: components["schemas"]["FoundStudent"][];
            /** @description Partners left out: no student’s, or with another address */
            dropped: number;
        };
        PartnerAsk: {
            code: string;
        };
        Project: {
            Code: string;
            Name: string;
            Active: boolean;
        };
        Projects: components["schemas"]["Project"][];
        AdmissionAsk: {
            id?: string | number;
            code?: string;
        };
        Admission: {
            id: string;
            custom_id: string | null;
            first_name: string;
            last_name: string;
            status: string;
            grade: string;
            enrollment_year: string;
        };
        Parent: {
            id: string;
            first_name: string;
            last_name: string;
            document: string | null;
        };
        Contact: {
            value: string;
            label: string;
        };
        Emails: components["schemas"]["Contact"][];
        Phones: components["schemas"]["Contact"][];
        SisStudent: {
            id: string;
            custom_id: string;
            first_name: string;
            last_name: string;
            status: string;
            gender: string;
            grade: string | null;
            grade_id: number | null;
            next_grade: string | null;
            next_grade_id: number | null;
            enrollment_year: string;
            family_id: string | null;
            admissions_id: string | null;
        };
        CustomFields: {
            /** @enum {string} */
            alumni_child: "Si" | "No";
            /** @enum {string} */
            sister_school: "Si" | "No";
            /** @enum {string} */
            employee_child: "Si" | "No";
            /** @enum {string} */
            family_more_one_child: "Si" | "No";
            child_number: number | null;
            /** @enum {string} */
            pay_year_in_advance: "Si" | "No";
            registration_fee: number;
            parents_fee: number;
            /** @enum {string} */
            accident_insurance: "Si" | "No";
            /** @enum {string} */
            yearbook: "Si" | "No";
            /** @enum {string} */
            digital_yearbook: "Si" | "No";
            /** @enum {string} */
            lunch: "Si" | "No";
            /** @enum {string} */
            snack: "Si" | "No";
            /** @enum {string} */
            transport: "Si" | "No";
            transport_mode: string;
            /** @enum {string} */
            life_insurance: "Si" | "No";
            /** @enum {string} */
            unemployment_insurance: "Si" | "No";
            financially_responsible: string;
        };
        Relationship: {
            student_id: string;
            related_id: string;
            role: string;
            financially_responsible: boolean;
        };
        Relationships: components["schemas"]["Relationship"][];
        EmergencyContact: {
            name: string;
            relationship: string;
            phone: string;
        };
        EmergencyContacts: components["schemas"]["EmergencyContact"][];
        SisStudents: components["schemas"]["SisStudent"][];
        Admissions: components["schemas"]["Admission"][];
        ApprovalStudent: {
            code: string;
            name: string;
            grade: string;
        };
        Approval: {
            id: string;
            /** @enum {string} */
            act: "exception.refund" | "exception.resolve" | "payment.refund" | "student.withdraw" | "agreement.confirm" | "agreement.manual-income" | "agreement.file";
            subject: string;
            students: components["schemas"]["ApprovalStudent"][];
            amount: number;
            details: {
                [key: string]: string;
            };
            /** @enum {string} */
            state: "requested" | "approved" | "refused" | "withdrawn" | "expired";
            own: boolean;
            requested_by: string;
            /** Format: date-time */
            requested_at: string;
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            reason: string | null;
            result: string | null;
        };
        Approvals: components["schemas"]["Approval"][];
        ApprovalEnding: {
            reason: string;
        };
        ApprovalPolicy: {
            /** @description COP; 0: nobody else is needed */
            second_person_from: number;
        };
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: string;
            act: string;
            subject: string;
            before: Record<string, never> | null;
            after: Record<string, never> | null;
            trace: string;
        };
        AuditTrail: components["schemas"]["AuditEntry"][];
        CertifyingSchool: {
            name: string;
            nit: string;
            address: string;
            phone: string;
            city: string;
        };
        CertifiedStudent: {
            code: string;
            name: string;
            grade: string;
        };
        ClearedConcepts: {
            project: string;
            names: string[];
        };
        Clearance: {
            /** @description The day on which nothing was owed */
            day: string;
            concepts: components["schemas"]["ClearedConcepts"][];
        };
        CertifiedPayment: {
            day: string;
            concept: string;
            amount: number;
            reference: string;
            /** @description What of it went back after it was certified */
            returned: number;
            /** @description The day on which it went back, after it was certified */
            returnedOn: string | null;
        };
        YearOfPayments: {
            year: number;
            /**
             * @description own: what the guardian who asked has paid; all: whoever paid, for the office
             * @enum {string}
             */
            whose: "own" | "all";
            total: number;
            /** @description Of the total what has not gone back since */
            netTotal: number;
            rows: components["schemas"]["CertifiedPayment"][];
        };
        Certificate: {
            /** @enum {string} */
            kind: "clearance" | "payments";
            number: string;
            token: string;
            issuedAt: string;
            /** @description Where anybody can check it */
            address: string;
            school: components["schemas"]["CertifyingSchool"];
            student: components["schemas"]["CertifiedStudent"];
            clearance: components["schemas"]["Clearance"] | null;
            payments: components["schemas"]["YearOfPayments"] | null;
        };
        ClearanceRequest: {
            student: string;
        };
        PaymentsCertificateRequest: {
            student: string;
            year: number;
        };
        /** @enum {string} */
        ChangedModule: "access" | "accounting" | "activities" | "approvals" | "audit" | "bank-agreements" | "changes" | "disputes" | "discounts" | "documents" | "einvoices" | "enrollment" | "facilities" | "families" | "fees" | "food" | "hub" | "invoices" | "operations" | "outbox" | "pay-links" | "payers" | "payments" | "payments-office" | "payouts" | "plugins" | "privacy" | "progress" | "publications" | "receipts" | "reconciliation" | "reminders" | "seasons" | "splits" | "students" | "transport" | "withdrawals";
        CreditNote: {
            /** Format: uuid */
            id: string;
            /**
             * @description sending and waiting: the tax authority has not answered yet; manual: the provider issues none from here, and finance does there
             * @enum {string}
             */
            status: "sending" | "manual" | "waiting" | "accepted" | "accepted-with-notices" | "rejected";
            /** @description With its prefix; null while there is none, and where it is withheld */
            number: string | null;
            /** @description As the CUFE of an invoice */
            cude: string | null;
            total: number;
            issuedAt: string | null;
            hasPdf: boolean;
            reference: string;
            /**
             * @description annulment: all of the invoice by itself; partial-return: a part of it
             * @enum {string}
             */
            credits: "annulment" | "partial-return" | "discount" | "price-adjustment" | "prompt-payment";
            /** @description Why it was rejected */
            reason: string | null;
            notices: string[];
            /** Format: date-time */
            createdAt: string;
        };
        DiscountProof: {
            /** @enum {string} */
            type: "application/pdf" | "image/png" | "image/jpeg";
            size: number;
            sha256: string;
        };
        Discount: {
            id: string;
            student: string;
            name: string;
            grade: string;
            /** @enum {string} */
            kind: "alumni" | "sister" | "employee" | "sibling" | "advance" | "scholarship";
            percent: number;
            /** @enum {string} */
            state: "asked" | "granted" | "refused" | "withdrawn" | "expired";
            note: string;
            proof: components["schemas"]["DiscountProof"];
            asked_by: string;
            /** Format: date-time */
            asked_at: string;
            reviewed_by: string | null;
            /** Format: date-time */
            reviewed_at: string | null;
            review_note: string | null;
            expires_on: string | null;
            withdrawn_by: string | null;
            /** Format: date-time */
            withdrawn_at: string | null;
            withdraw_note: string | null;
        };
        Discounts: components["schemas"]["Discount"][];
        NewProof: {
            /** @enum {string} */
            type: "application/pdf" | "image/png" | "image/jpeg";
            /** @description The file in Base64, of at most 2 MB */
            content: string;
        };
        NewDiscount: {
            student: string;
            /** @enum {string} */
            kind: "alumni" | "sister" | "employee" | "sibling" | "advance" | "scholarship";
            /** @description As claimed, in basis points */
            percent: number;
            note: string;
            proof: components["schemas"]["NewProof"];
        };
        DiscountReview: {
            /** @enum {string} */
            decision: "grant" | "refuse";
            /** @description The last day it holds; a day of Bogotá, with a grant only */
            expires_on?: string;
            note: string;
        };
        DiscountWithdrawal: {
            note: string;
        };
        DiscountEvidence: {
            /** @enum {string} */
            kind: "alumni" | "sister" | "employee" | "sibling" | "advance" | "scholarship";
            percent: number;
            /** @enum {string} */
            state: "granted" | "asked" | "expired" | "none";
            expires_on: string | null;
            id: string | null;
        };
        DiscountEvidences: components["schemas"]["DiscountEvidence"][];
        StudentClaims: {
            student: string;
            name: string;
            grade: string;
            claims: components["schemas"]["DiscountEvidences"] | null;
        };
        DiscountClaims: components["schemas"]["StudentClaims"][];
        DisputedPart: {
            /**
             * Format: hex
             * @description Null where it pays an invoice
             */
            order: string | null;
            student: string;
            name: string;
            grade: string;
        };
        Dispute: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "opened" | "answered" | "won" | "lost";
            /** @description The last day to answer has passed without an answer */
            overdue: boolean;
            amount: number;
            /** @description What the provider charges for the case; it stays with the provider */
            fee: number;
            /** @enum {string} */
            reason: "fraud" | "unrecognised" | "not-provided" | "unacceptable" | "duplicate" | "amount" | "other";
            case_reference: string;
            /** @description A day in Bogotá */
            opened_on: string;
            /** @description A day in Bogotá */
            answer_by: string;
            /** @description A day in Bogotá */
            answered_on: string | null;
            answer: string | null;
            /** @description On which its provider decided for whoever paid; finance says who bears it */
            told_lost_on: string | null;
            /** @description A day in Bogotá */
            ended_on: string | null;
            /** @enum {string|null} */
            borne_by: "family" | "school" | null;
            recorded_by: string;
            /** Format: date-time */
            recorded_at: string;
            answered_by: string | null;
            ended_by: string | null;
            /** Format: uuid */
            payment: string;
            instance: string;
            reference: string;
            provider_ref: string;
            parts: components["schemas"]["DisputedPart"][];
        };
        Disputes: components["schemas"]["Dispute"][];
        DisputeOpening: {
            /** Format: uuid */
            payment: string;
            case_reference: string;
            /** @description All that the provider still holds of the payment */
            amount: number;
            /** @default 0 */
            fee: number;
            /** @enum {string} */
            reason: "fraud" | "unrecognised" | "not-provided" | "unacceptable" | "duplicate" | "amount" | "other";
            opened_on: string;
            /** @description Two working days after it opened, where the provider does not say */
            answer_by?: string;
        };
        DisputeAnswer: {
            /** @description What was sent to the provider */
            answer: string;
            on?: string;
        };
        DisputeLost: {
            /** @enum {string} */
            borne_by: "family" | "school";
            reason: string;
            on?: string;
        };
        DisputeWon: {
            reason: string;
            on?: string;
        };
        DisputeOfPayment: {
            /** Format: uuid */
            id: string;
            case_reference: string;
            /** @enum {string} */
            status: "opened" | "answered" | "won" | "lost";
        };
        ContestablePayment: {
            /** Format: uuid */
            payment: string;
            instance: string;
            reference: string;
            provider_ref: string;
            /** @description A day in Bogotá */
            paid_on: string;
            /** @description All that the provider still holds of it; 0 where that is nothing */
            contestable: number;
            in_dispute: boolean;
            disputes: components["schemas"]["DisputeOfPayment"][];
            parts: components["schemas"]["DisputedPart"][];
        };
        ContestablePayments: components["schemas"]["ContestablePayment"][];
        DatabaseFacts: {
            /** @enum {string} */
            dialect: "sqlite" | "pg" | "mssql";
            bytes: number;
            migrations: {
                applied: string[];
                pending: string[];
                unknown: string[];
            };
        };
        PluginInstanceStatus: {
            instance: string;
            /** @enum {string} */
            kind: "sis" | "accounting" | "accessControl" | "maps" | "payments" | "esign" | "notices" | "einvoice";
            use: string;
            required: boolean;
            /** @enum {string} */
            state: "starting" | "up" | "down" | "paused";
            since: string;
            /** @description Whether this hub has asked the vendor anything since it started */
            isAsked: boolean;
            why: string | null;
            pausedBy: string | null;
            lastFault: {
                code: string;
                at: string;
                call: string;
            } | null;
        };
        ConfigurationWarning: {
            /** @enum {string} */
            code: "ADMIN_PASSWORD_SET" | "AUDIT_ANCHOR_BROKEN" | "AUDIT_ANCHOR_MISSING" | "AUDIT_REWRITABLE" | "ONE_DATABASE_LOGIN" | "COLLATION_LOOSE" | "READS_WAIT_FOR_WRITES" | "NO_SNAPSHOT_READS" | "DATA_NOT_ENCRYPTED" | "NO_SECOND_PROOF" | "PUBLIC_URL_MISSING" | "PUBLIC_URL_NOT_HTTPS" | "ANSWERS_CHECKED" | "PRETEND_VENDOR" | "REHEARSAL" | "KEY_NEVER_EXPIRES" | "KEY_EXPIRES_SOON" | "SEASON_NOT_OPEN" | "SEASON_OVER";
            about: string;
        };
        Diagnosis: {
            hub: {
                version: string;
                node: string;
                /** @enum {string} */
                profile: "sandbox" | "production";
                publicUrl: string;
                uptimeSeconds: number;
            };
            clock: {
                /** Format: date-time */
                wall: string;
                /** Format: date-time */
                season: string;
                simulated: boolean;
            };
            database: components["schemas"]["DatabaseFacts"] | null;
            outbox: {
                due: number;
                onHold: number;
                failed: number;
                /** Format: date-time */
                oldestDueAt: string | null;
                /** Format: date-time */
                oldestOnHoldAt: string | null;
            } | null;
            work: {
                /** @enum {string} */
                by: "here" | "workers";
                redis: boolean | null;
                secondsSinceSign: number | null;
            };
            line: {
                waiting: number;
            } | null;
            delays: {
                paymentsSeconds: number;
                callbacksSeconds: number;
            } | null;
            plugins: components["schemas"]["PluginInstanceStatus"][];
            disk: {
                freeBytes: number;
                totalBytes: number;
            } | null;
            season: {
                parents: string;
                admin: string;
            };
            warnings: components["schemas"]["ConfigurationWarning"][];
        };
        CallbackReceived: {
            received: boolean;
        };
        Einvoice: {
            /** Format: uuid */
            id: string;
            reference: string;
            paymentReference: string;
            /** @description Of the payment, by which the office opens it */
            token: string | null;
            /**
             * @description sending and waiting: the tax authority has not answered yet
             * @enum {string}
             */
            status: "sending" | "waiting" | "accepted" | "accepted-with-notices" | "rejected";
            /** @description With its prefix; null while there is none, and where it is withheld */
            number: string | null;
            /** @description By which the tax authority shows it; null until it is accepted, and where it is withheld */
            cufe: string | null;
            /** @description Why it was rejected */
            reason: string | null;
            issuedAt: string | null;
            total: number;
            notices: string[];
            requestedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Of what went back since */
            creditNotes: components["schemas"]["CreditNote"][];
        };
        Einvoices: components["schemas"]["Einvoice"][];
        DatedCharge: {
            id: number;
            date: string;
            student: string;
            name: string;
            grade: string;
            code: string;
            concept: string;
            amount: number;
            /** @description The token of the order it belongs to */
            order: string;
        };
        DatedCharges: components["schemas"]["DatedCharge"][];
        SentDocument: {
            student_code: string;
            /** @enum {string} */
            document: "contract" | "promissory-note" | "life-insurance";
            /**
             * @description new: not at the signing service yet, as far as we know
             * @enum {string}
             */
            status: "new" | "sent" | "viewed" | "signed" | "declined" | "expired" | "recalled";
            /** Format: date-time */
            requested_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        SentDocuments: components["schemas"]["SentDocument"][];
        SendDocument: {
            student: string;
            /**
             * @default contract
             * @enum {string}
             */
            document: "contract" | "promissory-note" | "life-insurance";
            /** Format: email */
            email?: string;
            name?: string;
        };
        DocumentsState: {
            email: string;
            id_request: string;
            /** @enum {string} */
            status: "sent" | "viewed" | "signed" | "declined" | "expired" | "recalled";
            contract: boolean;
            promissory_note: boolean;
            life_insurance: boolean;
        };
        NewFee: {
            code?: string;
            concept?: string;
            description?: string;
            value?: number;
            mandatory?: boolean;
            type?: string;
            cuota?: number;
            promo_img_link?: string;
            eco_type?: string;
            schedule?: string;
            grade?: number | number[];
        };
        NewFees: components["schemas"]["NewFee"][];
        StoredFees: {
            total_rows: number;
        };
        FeeEdit: {
            code?: string;
            concept?: string;
            description?: string;
            value?: number;
            mandatory?: boolean;
            type?: string;
            cuota?: number;
            promo_img_link?: string;
            eco_type?: string;
            schedule?: string;
            grade?: number;
            id: number;
            version: number;
        };
        Fee: {
            id: number;
            code: string;
            concept: string;
            description: string;
            value: number;
            mandatory: boolean;
            /** @enum {string} */
            type: "ANUAL" | "MENSUAL" | "ECO" | "CLUB";
            /** @enum {string} */
            fee_type: "ANUAL" | "MENSUAL" | "ECO" | "CLUB";
            cuota: number | null;
            promo_img_link: string | null;
            /** @enum {string|null} */
            eco_type: "incluida" | "adicional" | "club" | null;
            schedule: string | null;
            grade: number;
            grade_open_apply: string;
            grade_enrollment: string;
            version: number;
        };
        ArchivedFees: {
            affectedRows: number;
        };
        Fees: components["schemas"]["Fee"][];
        FeeChange: {
            id?: number;
            code: string;
            /** @enum {string} */
            type: "ANUAL" | "MENSUAL" | "ECO" | "CLUB";
            value: number;
            /** @enum {string} */
            does: "create" | "edit" | "archive";
        };
        FeeImpactRequest: {
            grade: number;
            changes: components["schemas"]["FeeChange"][];
        };
        FeeImpactChange: {
            code: string;
            /** @enum {string} */
            does: "create" | "edit" | "archive";
            /** @enum {string} */
            charged_by: "catalogue" | "accounting";
        };
        FeeImpactShare: {
            families: number;
            amount: number;
        };
        FeeImpactLine: {
            code: string;
            name: string;
            before: number;
            after: number;
        };
        FeeImpactRow: {
            student: string;
            name: string;
            before: number;
            after: number;
            difference: number;
            due_now_difference: number;
            lines: components["schemas"]["FeeImpactLine"][];
        };
        FeeImpact: {
            grade: number;
            grade_name: string;
            changes: components["schemas"]["FeeImpactChange"][];
            students: number;
            affected: number;
            more: components["schemas"]["FeeImpactShare"];
            less: components["schemas"]["FeeImpactShare"];
            /** @description Those who have paid or are paying among them */
            unchanged: number;
            /** @description Accounting did not answer for them */
            unknown: number;
            /** @description They have paid, here or by the SIS, or are paying, and keep their price */
            settled: number;
            /** @description Nobody lets them enrol; they are in no other figure */
            not_enabled: number;
            before: number;
            after: number;
            rows: components["schemas"]["FeeImpactRow"][];
            /** @description Keys of the texts that say what was taken for granted */
            assumes: string[];
        };
        PublishedFee: {
            /** @enum {string} */
            does: "create" | "edit" | "archive";
            grade: number;
            grade_name: string;
            code: string;
            concept: string;
            /** @enum {string} */
            type: "ANUAL" | "MENSUAL" | "ECO" | "CLUB";
            before: number | null;
            after: number | null;
        };
        FeePublication: {
            id: number;
            /** @enum {string} */
            state: "scheduled" | "published" | "refused" | "cancelled" | "undone";
            /** Format: date-time */
            at: string;
            created_by: string;
            /** Format: date-time */
            created_at: string;
            ended_by: string | null;
            /** Format: date-time */
            ended_at: string | null;
            refusal: string | null;
            /** @description Scheduled, and one of its fees is not what it was: as it stands it will not be published */
            outdated: boolean;
            fees: components["schemas"]["PublishedFee"][];
        };
        FeePublications: components["schemas"]["FeePublication"][];
        FeeToArchive: {
            id: number;
            version: number;
        };
        FeePublicationRequest: {
            /** @default [] */
            create: components["schemas"]["NewFee"][];
            /** @default [] */
            edit: components["schemas"]["FeeEdit"][];
            /** @default [] */
            archive: components["schemas"]["FeeToArchive"][];
            /**
             * @description When, as an instant with its offset; null: now
             * @default null
             */
            at: string | null;
        };
        Grade: {
            id_grade: number;
            grade_enrollment: string;
            grade_sap_pricelist: string;
        };
        Grades: components["schemas"]["Grade"][];
        AdminOrderRequest: {
            student: string;
            services: ("registration" | "textbooks" | "association" | "accident" | "digitalYearbook" | "yearbook" | "tuition" | "lunch" | "snack" | "transport" | "lifeInsurance" | "unemployment")[];
            total: number;
        };
        AdminOrderSent: {
            /** @enum {number} */
            status: 200 | 202;
            message: string;
            number: string | null;
            token: string;
        };
        AdminOrderStudent: {
            code: string;
            name: string;
            grade: string;
            /** @description Not active any more in the student information system; who may enrol is decided by the terms */
            left_school: boolean;
        };
        AdminDiscounts: {
            alumni_child: number;
            /** @enum {string} */
            alumni_child_answer: "Si" | "No";
            sb_student: number;
            /** @enum {string} */
            sb_student_answer: "Si" | "No";
            employee_child: number;
            /** @enum {string} */
            employee_child_answer: "Si" | "No";
            payment_year: number;
            /** @enum {string} */
            payment_year_answer: "Si" | "No";
            /** @enum {string} */
            family_more_one_child_answer: "Si" | "No";
            child_number: number;
            child_number_answer: number | null;
            sibling: number;
            academic: number;
            advance: number;
        };
        AdminOrderLine: {
            ItemCode: string;
            Name: string;
            Quantity: number;
            TaxCode: string;
            UnitPrice: number;
            DiscountPercent: number;
            ProjectCode: string;
        };
        AdminOrderPreview: {
            CardCode: string;
            NumAtCard: string;
            DocDueDate: string;
            DocumentLines: components["schemas"]["AdminOrderLine"][];
        };
        ExistingOrder: {
            number: string | null;
            total: number;
            isSame: boolean;
        };
        /** @description The order that the family has begun to pay */
        OrderOfParents: {
            project: string;
            /** @enum {string} */
            status: "paying" | "split" | "agreement" | "paid" | "reversed" | "withdrawn";
            total: number;
        };
        ProofStep: {
            /** @description The rule of docs/domain that the step follows */
            rule: string;
            /** @description The key of its sentence in GET /api/texts/{locale}, with places for the values */
            text: string;
            /** @description What a parent reads of it, in the language of the request */
            sentence: string;
            values: {
                [key: string]: string | number;
            };
            result: number;
        };
        AdminService: {
            /** @enum {string} */
            service: "registration" | "textbooks" | "association" | "accident" | "digitalYearbook" | "yearbook" | "tuition" | "lunch" | "snack" | "transport" | "lifeInsurance" | "unemployment";
            code: string;
            name: string;
            quantity: number;
            unitPrice: number;
            selected: boolean;
            sent: boolean;
            explanation: components["schemas"]["ProofStep"][];
        };
        AdminOrderDrawer: {
            student: components["schemas"]["AdminOrderStudent"];
            discounts: components["schemas"]["AdminDiscounts"];
            /** @enum {string} */
            discountMode: "literal" | "net";
            discountNote: string | null;
            evidence: components["schemas"]["DiscountEvidences"];
            order: components["schemas"]["AdminOrderPreview"];
            total: number;
            /** @enum {string} */
            state: "none" | "sending" | "sent" | "elsewhere";
            existing: components["schemas"]["ExistingOrder"] | null;
            parents: components["schemas"]["OrderOfParents"] | null;
            token: string | null;
            services: components["schemas"]["AdminService"][];
        };
        StudentProgress: {
            student: string;
            name: string;
            grade: string;
            grade_id: number;
            /** @enum {string} */
            step: "blocked" | "withdrawn" | "not-entered" | "entered" | "initial" | "annual" | "transport" | "monthly" | "activities" | "pay" | "returned" | "paying" | "agreement" | "complete";
            /**
             * Format: date-time
             * @description The last act of the family, or of the office for it
             */
            since: string | null;
            /** @enum {number|null} */
            period: 1 | 2 | 3 | null;
            /** @enum {number|null} */
            method: 1 | 2 | null;
            /** @description Of the order */
            total: number | null;
            /** Format: date-time */
            paid_at: string | null;
            /** @description Dated charges of a paid order after today */
            balance_due_later: number | null;
            /** @description Of its payments, not resolved yet */
            exceptions: number;
        };
        StudentsProgress: components["schemas"]["StudentProgress"][];
        StudentsAtStep: {
            /** @enum {string} */
            step: "blocked" | "withdrawn" | "not-entered" | "entered" | "initial" | "annual" | "transport" | "monthly" | "activities" | "pay" | "returned" | "paying" | "agreement" | "complete";
            students: number;
        };
        GradeProgress: {
            grade_id: number;
            grade: string;
            students: number;
            complete: number;
            /** @description Neither complete nor blocked */
            waiting: number;
            steps: {
                blocked: number;
                withdrawn: number;
                "not-entered": number;
                entered: number;
                initial: number;
                annual: number;
                transport: number;
                monthly: number;
                activities: number;
                pay: number;
                returned: number;
                paying: number;
                agreement: number;
                complete: number;
            };
        };
        DueDay: {
            date: string;
            amount: number;
            charges: number;
        };
        ProgressSummary: {
            /** Format: date-time */
            at: string;
            season: {
                project: string;
                name: string;
            };
            students: number;
            steps: components["schemas"]["StudentsAtStep"][];
            /** @description Who got at least that far; the blocked are left out */
            funnel: components["schemas"]["StudentsAtStep"][];
            grades: components["schemas"]["GradeProgress"][];
            money: {
                received: number;
                receivedToday: number;
                pending: number;
                dueToday: number;
                overdue: number;
                dueLater: number;
                calendar: components["schemas"]["DueDay"][];
            };
            attention: {
                exceptions: number;
                /** @description Contested payments that wait for the school’s answer */
                disputes: number;
                /** @description Refunds that finance is to send by transfer */
                transfers: number;
                /** @description Payouts that their provider tells otherwise than they are kept */
                payouts: number;
                deliveriesOnHold: number;
                /** @description Within three days */
                agreementsExpiring: number;
                /** @description Scheduled changes of fees that the catalogue refused within the last seven days */
                unpublishedFees: number;
            };
        };
        ListedStudent: {
            id: string;
            custom_id: string;
            name: string;
            /** @description enrolled, admitted or another word of the student information system */
            status: string;
            gender: string;
            grade: string;
            enrollment_year: string;
            /** @description Where the student lives, for who plans the routes */
            lat: number | null;
            lng: number | null;
        };
        ListedStudents: components["schemas"]["ListedStudent"][];
        FamilyMember: {
            code: string;
            name: string;
            /** @enum {string|null} */
            step: "blocked" | "withdrawn" | "not-entered" | "entered" | "initial" | "annual" | "transport" | "monthly" | "activities" | "pay" | "returned" | "paying" | "agreement" | "complete" | null;
        };
        FileStudent: {
            code: string;
            name: string;
            first_names: string;
            last_names: string;
            grade: string;
            next_grade: string;
            next_grade_id: number | null;
            antiquity: string;
            authorisation: string;
            status: string;
            /** @description Not active any more in the student information system; who may enrol is decided by the terms */
            left_school: boolean;
            /** @description The siblings */
            family: components["schemas"]["FamilyMember"][];
        };
        FileTransport: {
            /** @enum {string} */
            is: "undecided" | "none" | "chosen";
            item_code?: string;
            name?: string;
            price?: number;
            direction?: string;
            basis?: string;
            metres?: number;
        };
        FileDraft: {
            step: number;
            /** @enum {number|null} */
            period: 1 | 2 | 3 | null;
            /** @enum {number|null} */
            method: 1 | 2 | null;
            quotas: number;
            transport: components["schemas"]["FileTransport"];
            activities: string[];
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Of a credit, what the year’s paid order used and what it left */
        StudentCredit: {
            used: number;
            left: number;
        };
        FilePayment: {
            token: string;
            project: string;
            /** @enum {string} */
            flow: "parent" | "admin";
            total: number;
            /** @enum {string|null} */
            path: "advance" | "provider" | "agreement" | "parts" | null;
            /** @enum {string} */
            status: "APROBADO" | "PAGO DAVIVIENDA" | "PAGO ANTICIPO" | "INGRESO MANUAL" | "PAGO POR PARTES" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "";
            order_status: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            approved_at: string | null;
            receipt_token: string | null;
        };
        FileSigning: {
            document: string;
            status: string;
            /** Format: date-time */
            requested_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        FileSignIn: {
            /** Format: date-time */
            at: string;
            action: string;
            app: string;
            section: string;
            result: string;
        };
        FileAct: {
            /** Format: date-time */
            at: string;
            actor: string;
            act: string;
            call?: string;
        };
        StudentFile: {
            student: components["schemas"]["FileStudent"];
            /** @enum {string|null} */
            step: "blocked" | "withdrawn" | "not-entered" | "entered" | "initial" | "annual" | "transport" | "monthly" | "activities" | "pay" | "returned" | "paying" | "agreement" | "complete" | null;
            /** @description What the family meets when it signs in now */
            sees: {
                outcome: string;
                title: string;
                body: string;
            };
            draft: components["schemas"]["FileDraft"] | null;
            balance: {
                amount: number;
                /** @enum {string} */
                kind: "due" | "in-favour" | "none";
            } | null;
            balance_known: boolean;
            credit: components["schemas"]["StudentCredit"] | null;
            payments: components["schemas"]["FilePayment"][];
            documents: {
                enabled: boolean;
                signings: components["schemas"]["FileSigning"][];
            };
            consent: {
                version: string;
                /** Format: date-time */
                at: string;
            } | null;
            signIns: components["schemas"]["FileSignIn"][];
            history: components["schemas"]["FileAct"][];
        };
        CalendarAccounting: {
            /** @description False: it does not answer, and this is what it said before */
            answers: boolean;
            /**
             * @description open: it lists no paid invoices, so that no charge can be said to be paid
             * @enum {string}
             */
            knows: "all" | "open" | "nothing";
            asOf: string | null;
        };
        ChargeConcept: {
            name: string;
            amount: number;
        };
        CalendarInvoice: {
            DocNum: string;
            DocDueDate: string;
            Dscription: string;
            DocTotal: number;
            SaldoPendiente: number;
            /** @enum {string} */
            state: "open" | "in-process";
            /** @description Interest of today, for it is late */
            surcharge: number;
            /** @description What paying today takes off */
            discount: number;
            /** @description The last day of the discount */
            discountUntil: string | null;
            /** @description What is paid today: pending and surcharge less discount */
            toPay: number;
        };
        CalendarEntry: {
            day: string;
            /**
             * @description due: to be paid and not late; not-invoiced: its day has come, and it cannot be paid yet; unknown: accounting does not say
             * @enum {string}
             */
            status: "scheduled" | "not-invoiced" | "due" | "overdue" | "in-process" | "paid" | "unknown";
            concepts: components["schemas"]["ChargeConcept"][];
            /** @description As it was agreed */
            amount: number;
            /** @description What is still to pay of it, as far as that is known */
            pending: number;
            /** @description The same with what today adds for paying late, or takes off */
            toPay: number;
            invoices: components["schemas"]["CalendarInvoice"][];
        };
        CalendarTotals: {
            scheduled: number;
            "not-invoiced": number;
            due: number;
            overdue: number;
            "in-process": number;
            paid: number;
            unknown: number;
        };
        StudentCalendar: {
            accounting: components["schemas"]["CalendarAccounting"];
            /** @description The day of the order whose charges these are */
            agreedOn: string | null;
            entries: components["schemas"]["CalendarEntry"][];
            totals: components["schemas"]["CalendarTotals"];
        };
        GuardianContact: {
            /** @enum {string} */
            kind: "email" | "phone";
            value: string;
            label: string;
        };
        StudentGuardian: {
            name: string;
            role: string;
            pays: boolean;
            contacts: components["schemas"]["GuardianContact"][];
        };
        StudentContacts: {
            guardians: components["schemas"]["StudentGuardian"][];
            emergency: components["schemas"]["EmergencyContact"][];
        };
        NamedDocument: {
            CardCode: string;
            DocNum: string;
        };
        PaidInvoice: {
            /**
             * Format: hex
             * @description Of the payment, by which it is given back
             */
            token: string;
            document: components["schemas"]["NamedDocument"];
            /** @description COP that were paid of it */
            amount: number;
            /** @description COP of that which the school gives back, or gave */
            refunded: number;
            /** @description Its provider took all of the payment back */
            returned: boolean;
            reference: string;
            /** Format: date-time */
            paid_at: string;
        };
        PaidInvoices: components["schemas"]["PaidInvoice"][];
        RosterWords: {
            status: string[];
            gender: string[];
            grade: string[];
            year: string[];
        };
        AuthorisedGrade: {
            id: number;
            key: string;
            name: string;
            pricelist: string | null;
        };
        Authorisation: {
            student: string;
            custom_id: string;
            studentCode: string;
            studentName: string;
            studentLastName: string;
            studentNextGrade: string;
            studentNextGradeId: number | null;
            studentProject: string;
            antiquity: string;
            authorisation: string;
            /** @description Not active any more in the student information system; who may enrol is decided by the terms */
            left_school: boolean;
            /** @enum {string} */
            login_validation: "complete" | "proceed" | "late-form" | "not-active" | "maintenance" | "closed";
            payment_status: string | null;
            /** @enum {string|null} */
            card_authorisation: "Si" | "No" | null;
            actual_grade: components["schemas"]["AuthorisedGrade"] | null;
            next_grade: components["schemas"]["AuthorisedGrade"] | null;
        };
        AuthorisationResume: {
            next_grade: components["schemas"]["AuthorisedGrade"] | null;
        };
        SignInAccess: {
            student: string;
            access: boolean;
            /** @enum {string} */
            outcome: "complete" | "proceed" | "late-form" | "not-active" | "maintenance" | "closed";
            title: string;
            body: string;
        };
        BalanceRow: {
            CardCode: string;
            Balance2: number;
        };
        BalanceRows: components["schemas"]["BalanceRow"][];
        FamilyDocument: {
            /** @enum {string} */
            document: "contract" | "promissory-note" | "life-insurance";
            /** @enum {string} */
            status: "none" | "sent" | "viewed" | "signed" | "declined" | "expired" | "recalled";
            email: string | null;
            /** Format: uri */
            url: string | null;
            /** Format: date-time */
            requestedAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        FamilyDocuments: {
            enabled: boolean;
            requiredBeforePay: boolean;
            fresh: boolean;
            contract: boolean;
            promissory_note: boolean;
            life_insurance: boolean;
            documents: components["schemas"]["FamilyDocument"][];
        };
        UndecidedTransport: {
            /** @enum {string} */
            is: "undecided";
        };
        NoTransport: {
            /** @enum {string} */
            is: "none";
        };
        Place: {
            lat: number;
            lng: number;
            address: string;
        };
        ChosenTransport: {
            /** @enum {string} */
            is: "chosen";
            /** @enum {string} */
            modality: "MEDIO" | "COMPLETO";
            busStop: boolean;
            /** @enum {string} */
            direction: "AM" | "PM" | "AMBAS";
            place: components["schemas"]["Place"];
            itemCode: string;
            name: string;
            price: number;
            metres: number;
            /** @enum {string} */
            basis: "measured" | "last-year" | "provisional";
        };
        TransportChoice: components["schemas"]["UndecidedTransport"] | components["schemas"]["NoTransport"] | components["schemas"]["ChosenTransport"];
        Draft: {
            version: number;
            /** @enum {number} */
            step: 0 | 1 | 2 | 3 | 4 | 5;
            /** @enum {number} */
            period: 1 | 2 | 3;
            /** @enum {number} */
            method: 1 | 2;
            quotas: number;
            transport: components["schemas"]["TransportChoice"];
            activities: string[];
        };
        DraftRequest: {
            version: number;
            /** @enum {number} */
            step: 0 | 1 | 2 | 3 | 4 | 5;
            /** @enum {number} */
            period: 1 | 2 | 3;
            /** @enum {number} */
            method: 1 | 2;
            quotas: number;
            transport: components["schemas"]["TransportChoice"];
            activities?: string[];
        };
        QuoteRow: {
            code: string;
            name: string;
            resolution: number;
            progressiveDiscount: number;
            commercial: number;
            futureAnnuities: number;
            discounted: number;
            scholarship: number;
            total: number;
            now: number;
            later: number;
            explanation: components["schemas"]["ProofStep"][];
        };
        QuoteTotals: {
            annualNow: number;
            monthlyNow: number;
            transportNow: number;
            activitiesNow: number;
            subtotal: number;
            balance: number;
            totalV: number;
            creditLeft: number;
            later: number;
            /** @enum {string} */
            path: "pay" | "advance";
        };
        Charge: {
            code: string;
            name: string;
            shipDate: string;
            price: number;
            paidNow: boolean;
        };
        Quote: {
            quoteId: string;
            validUntil: string | null;
            /** @enum {number} */
            period: 1 | 2 | 3;
            /** @enum {number} */
            method: 1 | 2;
            quotas: number;
            annual: components["schemas"]["QuoteRow"][];
            monthly: components["schemas"]["QuoteRow"][];
            transport: components["schemas"]["QuoteRow"][];
            activities: components["schemas"]["QuoteRow"][];
            totals: components["schemas"]["QuoteTotals"];
            charges: components["schemas"]["Charge"][];
            balanceKnown: boolean;
        };
        DraftQuote: {
            /** @description Of the draft that was priced */
            version: number;
            quote: components["schemas"]["Quote"];
        };
        Activity: {
            code: string;
            concept: string;
            description: string;
            value: number;
            discount: number;
            discountPercent: number;
            discounts: {
                percent_discount: number;
                value_discount: number;
            }[];
            cuota: number | null;
            left: number | null;
            /** @enum {string|null} */
            eco_type: "incluida" | "adicional" | "club" | null;
            /** @enum {string} */
            fee_type: "ECO" | "CLUB";
            schedule: string | null;
            promo_img_link: string | null;
        };
        Activities: components["schemas"]["Activity"][];
        SubscribeRequest: {
            activity: {
                code: string;
            };
            student: {
                code: string;
            };
        };
        Subscriptions: {
            activities: string[];
        };
        PublicTransportFee: {
            name: string;
            /** @enum {string} */
            modality: "MEDIO" | "COMPLETO";
            busStop: boolean;
            /** @enum {string} */
            band: "CERCANO" | "INTERMEDIO" | "LEJANO";
            price: number;
            grades: string[];
        };
        PublicTransportFees: components["schemas"]["PublicTransportFee"][];
        LoginRequest: {
            studentCode: string | null;
            secondProof?: string;
            /**
             * @description Until the season is over this browser is not asked for the second proof again
             * @default false
             */
            remember: boolean;
        };
        LoginResult: {
            /** @enum {string} */
            outcome: "complete" | "proceed" | "late-form" | "not-active" | "maintenance" | "closed" | "check-mail";
            title: string;
            body: string;
            links: {
                label: string;
                href: string;
            }[];
            csrfToken: string | null;
        };
        LoginByCode: {
            code: string;
            /**
             * @description Until the season is over this browser is not asked for the second proof again
             * @default false
             */
            remember: boolean;
        };
        LoginByLink: {
            token: string;
            /**
             * @description Until the season is over this browser is not asked for the second proof again
             * @default false
             */
            remember: boolean;
        };
        CheckoutValidation: {
            student: string;
            valid: boolean;
            /** @enum {string} */
            status: "none" | "open" | "paying" | "split" | "agreement" | "paid" | "reversed" | "withdrawn" | "sending" | "sent";
            reason: string | null;
            text: string | null;
            token: string | null;
        };
        HistoricOrder: {
            total_value: number;
            name: string;
            student: string;
            project: string;
            created_at: string;
            payment_method: string | null;
            payment_time: string | null;
            object: string;
            receipt_token: string | null;
            /** @enum {string} */
            returned: "no" | "part" | "whole";
            returned_value: number;
            /** @description Charges to come that are owed no more, for the student has left; null: has not */
            cancelled_value: number | null;
        };
        OrderHistory: components["schemas"]["HistoricOrder"][];
        PriceListEntry: {
            ItemCode: string;
            ItemName: string;
            ListName: string;
            Price: number;
        };
        PriceList: components["schemas"]["PriceListEntry"][];
        StudentPrice: {
            ItemCode: string;
            ItemName: string;
            ListName: string;
            Price: number;
            CommercialPrice: number;
            Total: number;
            Schoolarship: number;
            progresiveDiscount: number | null;
            futureAnnualities: number;
            /** @enum {string} */
            mat_100: "Si" | "No";
            /** @enum {string} */
            mat_50: "Si" | "No";
            U_RH_DAnualidad100: number;
            U_RH_DAnualidad50: number;
        };
        StudentPrices: components["schemas"]["StudentPrice"][];
        /** @description What the draft holds, for who does not know where the student lives */
        KeptTransport: {
            /** @enum {string} */
            is: "kept";
        };
        QuoteRequest: {
            studentCode?: string;
            /** @enum {number} */
            period: 1 | 2 | 3;
            /** @enum {number} */
            method: 1 | 2;
            quotas: number;
            /** @description Prices are wanted also where the balance cannot be read: balanceKnown is false then */
            withoutBalance?: boolean;
            /**
             * @default {
             *       "is": "undecided"
             *     }
             */
            transport: components["schemas"]["TransportChoice"] | components["schemas"]["KeptTransport"];
            /** @default [] */
            activities: string[];
        };
        SimulatedQuote: {
            annualNow: number;
            monthlyNow: number;
            transportNow: number;
            activitiesNow: number;
            subtotal: number;
            balance: number;
            totalV: number;
            creditLeft: number;
            later: number;
            /** @enum {string} */
            path: "pay" | "advance";
            charges: {
                code: string;
                shipDate: string;
                price: number;
                paidNow: boolean;
            }[];
            explanations: {
                code: string;
                steps: components["schemas"]["ProofStep"][];
            }[];
            reports: {
                /** @enum {string} */
                is: "commercial-differs" | "total-differs";
                code: string;
                sent: number;
                computed: number;
            }[];
        };
        SimulatedOrder: {
            order: {
                CardCode: string;
                NumAtCard: string;
                DocDueDate: string;
                DocumentLines: {
                    ItemCode: string;
                    Name: string;
                    Quantity: number;
                    TaxCode: string;
                    UnitPrice: number;
                    DiscountPercent: number;
                    ProjectCode: string;
                }[];
            };
            discounts: {
                alumni: number;
                sister: number;
                employee: number;
                sibling: number;
                advance: number;
                academic: number;
            };
            total: number;
            explanations: {
                code: string;
                steps: components["schemas"]["ProofStep"][];
            }[];
            reports: {
                /** @enum {string} */
                is: "commercial-differs" | "total-differs";
                code: string;
                sent: number;
                computed: number;
            }[];
        };
        Simulated: components["schemas"]["SimulatedQuote"] | components["schemas"]["SimulatedOrder"];
        LaterCharge: {
            day: string;
            amount: number;
        };
        CancelledDay: {
            day: string;
            amount: number;
        };
        /** @description What was to be charged and is not any more, for the student has left; null: has not */
        CancelledCharges: {
            /** @description When that was recorded */
            since: string;
            charges: components["schemas"]["CancelledDay"][];
        };
        ReceiptRefund: {
            /**
             * @description sent: on its way
             * @enum {string}
             */
            status: "sent" | "done";
            amount: number;
            /** @enum {string} */
            way: "provider" | "bank";
            /** @description On which it went back, in Bogotá */
            day: string | null;
            /** @description By which its refund receipt is read; null before it is done */
            place: number | null;
        };
        Receipt: {
            number: string;
            token: string;
            orderToken: string;
            /** @description The payment for several children that it is a part of */
            joint: {
                reference: string;
            } | null;
            /** @description By which the provider knows the payment; null where no provider took it */
            providerRef: string | null;
            /** @description The name of who paid; null where nobody was asked */
            payer: string | null;
            /** @description What was paid for today: the year, a semester, or the fee and costs */
            period: string;
            /** @description None of them is to come once it is not in force */
            laterCharges: components["schemas"]["LaterCharge"][];
            cancelled: components["schemas"]["CancelledCharges"] | null;
            /** @description False once the provider has taken the payment back */
            inForce: boolean;
            /** @description What whoever checks the receipt may take for true now */
            standing: {
                /** @enum {string} */
                status: "in-force" | "in-dispute" | "reversed";
                /** @description When it was issued, contested, or when the payment went back */
                since: string;
                /** @description When this was looked up */
                asOf: string;
            };
            address: string;
            issuedAt: string;
            school: {
                name: string;
                nit: string;
                address: string;
                phone: string;
                city: string;
            };
            paymentMethod: string;
            cycle: string;
            reference: string;
            student: {
                code: string;
                name: string;
                grade: string;
            };
            annual: {
                code: string;
                name: string;
                resolution: number;
                total: number;
                /** @description What discounts, scholarships and annuities took off it */
                reduction: number;
            }[];
            other: {
                code: string;
                name: string;
                total: number;
                later: number;
            }[];
            balance: {
                amount: number;
                /** @enum {string} */
                kind: "due" | "in-favour" | "none";
            };
            /** @description Of a balance in favour: what of it paid for today, and what is left */
            credit: {
                used: number;
                left: number;
            } | null;
            totalPaid: number;
            /** @description What the school gives back, or gave, since it was paid */
            refunds: components["schemas"]["ReceiptRefund"][];
            /** @description Of the total paid what does not go back */
            netPaid: number;
            laterTotal: number;
            accounting: {
                /** @enum {string} */
                status: "posted" | "pending";
                number: string | null;
            };
        };
        AskedPart: {
            /** @description Seen by who splits and by finance */
            label: string;
            /** @description A share of the total */
            percentBps?: number;
            /** @description COP */
            amount?: number;
            /**
             * @description What the others leave; of one part at most
             * @enum {boolean}
             */
            rest?: true;
        };
        SplitRequest: {
            student: string;
            /** @description What was shown as due today */
            shownTotal: number;
            parts: components["schemas"]["AskedPart"][];
            /**
             * @description What who pays a part is shown of the child
             * @enum {string}
             */
            shows: "amount" | "concepts" | "name";
        };
        SplitTerms: {
            /** @description At most */
            parts: number;
            /** @description Of the total, of every part */
            minimumBps: number;
            /** @description After the first part was paid, until which the others are */
            days: number;
            /** @description The last day, whatever days says */
            until: string;
            /** @enum {string} */
            whenIncomplete: "refund";
        };
        PaidPart: {
            at: string;
            reference: string;
        };
        SplitPart: {
            /** Format: uuid */
            id: string;
            label: string;
            percentBps: number | null;
            asked: number | null;
            amount: number;
            /** @enum {string} */
            state: "payable" | "paying" | "paid" | "stale" | "late" | "over" | "returning";
            /** @description What is sent to who pays it */
            address: string | null;
            paid: components["schemas"]["PaidPart"] | null;
        };
        OrderSplit: {
            /** @enum {string} */
            status: "standing" | "complete" | "undone" | "ended";
            /** @description Otherwise another has made it, and no part is shown */
            isOwn: boolean;
            /** @enum {string|null} */
            shows: "amount" | "concepts" | "name" | null;
            madeAt: string;
            /** @description Price and last day stand since a part was paid */
            isFixed: boolean;
            /** @description The last day on which parts are paid */
            until: string;
            total: number | null;
            parts: components["schemas"]["SplitPart"][];
        };
        Split: {
            terms: components["schemas"]["SplitTerms"] | null;
            split: components["schemas"]["OrderSplit"] | null;
        };
        TransportOption: {
            name: string;
            itemCode: string;
            price: number;
            /** @enum {string} */
            modality: "MEDIO" | "COMPLETO";
            busStop: boolean;
            /** @enum {string} */
            band: "CERCANO" | "INTERMEDIO" | "LEJANO";
        };
        WizardStudent: {
            code: string;
            firstNames: string;
            lastNames: string;
            actualGrade: string;
            nextGrade: {
                id: number;
                key: string;
                name: string;
            };
            project: string;
            antiquity: string;
            /** @enum {string} */
            cardAuthorisation: "Si" | "No";
            balance: {
                amount: number;
                /** @enum {string} */
                kind: "due" | "in-favour" | "none";
            } | null;
            transport: {
                required: boolean;
                /** @enum {string|null} */
                modality: "MEDIO" | "COMPLETO" | null;
                busStop: boolean;
                flagged: boolean;
                options: components["schemas"]["TransportOption"][];
                lastYear: {
                    concept: string;
                    price: number;
                    lastPrice: number;
                } | null;
                mayBeProvisional: boolean;
                provisional: {
                    name: string;
                    itemCode: string;
                    price: number;
                } | null;
                home: components["schemas"]["Place"] | null;
            };
            order: {
                /** @enum {string} */
                status: "none" | "open" | "paying" | "split" | "agreement" | "paid" | "reversed" | "withdrawn";
                token: string | null;
            };
            /** @description Paid here, or as the school’s own system says */
            complete: boolean;
        };
        Voucher: {
            ShipDate: string | null;
        };
        HelpChat: {
            /** @enum {string} */
            state: "open" | "hidden" | "closed";
            /** Format: date-time */
            opensAt: string | null;
            /** Format: date-time */
            closesAt: string | null;
            hidden: {
                from: string;
                to: string;
            };
            /** @enum {string} */
            provider: "faq" | "script" | "none";
            scriptUrl: string | null;
            questions: string[];
        };
        DeparturePermission: {
            /** @enum {string} */
            state: "open" | "closed";
            /** Format: date-time */
            opensAt: string | null;
            /** Format: date-time */
            closesAt: string | null;
            closed: {
                from: string;
                to: string;
            };
        };
        Facilities: {
            /** Format: date-time */
            now: string;
            chat: components["schemas"]["HelpChat"];
            departure: components["schemas"]["DeparturePermission"];
        };
        ChatQuestion: {
            question: string;
        };
        ChatAnswer: {
            found: boolean;
            answer: string;
            related: string[];
        };
        FamilyStudent: {
            code: string;
            name: string;
            grade: string;
        };
        FamilyChoices: {
            /** @enum {number} */
            period: 1 | 2 | 3;
            /** @enum {number} */
            method: 1 | 2;
            quotas: number;
        };
        FamilyTotals: {
            subtotal: number;
            balance: number;
            totalV: number;
            later: number;
        };
        FamilyQuote: {
            quoteId: string;
            totals: components["schemas"]["FamilyTotals"];
            validUntil: string | null;
        };
        FamilyOrder: {
            token: string;
            /** @enum {string} */
            status: "open" | "paying" | "split" | "agreement" | "paid" | "reversed" | "withdrawn" | "sending" | "sent";
        };
        FamilyRefund: {
            /**
             * @description sent: on its way
             * @enum {string}
             */
            status: "sent" | "done";
            amount: number;
            /** @enum {string} */
            way: "provider" | "bank";
            /** @description On which it went back, in Bogotá */
            day: string | null;
            /** @description As the provider or the bank names it */
            reference: string | null;
            /** @description By which its refund receipt is read; null before it is done */
            place: number | null;
        };
        WithdrawnMonths: {
            paid: number;
            returned: number;
        };
        WithdrawnItem: {
            name: string;
            paid: number;
            kept: number;
            returned: number;
            /** @description Basis points that the school keeps */
            share: number | null;
            months: components["schemas"]["WithdrawnMonths"] | null;
        };
        /** @description That the student has left */
        FamilyWithdrawal: {
            /** @description In Bogotá; nothing more is charged after it */
            day: string;
            /** @description What the school gives back */
            returned: number;
            /** @description What the season’s rules come to, less what went back before */
            proposed: number;
            /** @description What was to be paid by the day and had not been paid with the order */
            owed: number;
            /** @description How it came about, by what was paid for */
            lines: components["schemas"]["WithdrawnItem"][];
        };
        /** @description While several people pay the enrollment, each a part */
        FamilySplit: {
            /** @description The last day on which parts are paid */
            until: string;
            /** @description COP of all parts; null where another has arranged them */
            total: number | null;
            /** @description COP of it that is paid */
            paid: number | null;
        };
        FamilyChild: {
            student: components["schemas"]["FamilyStudent"];
            /** @enum {string} */
            state: "closed" | "not-started" | "choosing" | "ready" | "paying" | "split" | "agreement" | "review" | "returned" | "withdrawn" | "paid";
            choices: components["schemas"]["FamilyChoices"] | null;
            quote: components["schemas"]["FamilyQuote"] | null;
            draftVersion: number;
            order: components["schemas"]["FamilyOrder"] | null;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
            withdrawal: components["schemas"]["FamilyWithdrawal"] | null;
            split: components["schemas"]["FamilySplit"] | null;
            receiptToken: string | null;
            /** @description Of the caller’s own payment for several children that this one has a share in */
            familyToken: string | null;
            payable: boolean;
            /** @description Why it cannot be part of one payment now */
            why: string | null;
        };
        Family: components["schemas"]["FamilyChild"][];
        ChildToPay: {
            student: string;
            shownTotal: number;
            draftVersion: number;
        };
        FamilyPayer: {
            name: string;
            lastname: string;
            id: string;
            email: string;
            phone: string;
        };
        FamilyPaymentRequest: {
            students: components["schemas"]["ChildToPay"][];
            payer: components["schemas"]["FamilyPayer"];
            /**
             * Format: uuid
             * @description Whom the invoice is made out to: the id of one that the caller has given
             */
            invoicePayer?: string | null;
        };
        PostForm: null;
        OpenPage: {
            /** @enum {string} */
            is: "form";
            action: string;
            fields: {
                [key: string]: string;
            };
        } | {
            /** @enum {string} */
            is: "redirect";
            url: string;
        };
        GoToProvider: components["schemas"]["PostForm"] | components["schemas"]["OpenPage"];
        ShareStudent: {
            code: string;
            name: string;
        };
        FamilyShare: {
            student: components["schemas"]["ShareStudent"];
            amount: number;
            token: string;
            receiptToken: string | null;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
        };
        FamilyPaymentData: {
            reference: string;
            providerRef: string | null;
            amount: number;
            /** @description What was taken, where it is not what was asked for; null where it is, or where nothing is known */
            charged: number | null;
            since: string;
            finishedAt: string | null;
            expiresAt: string;
            nextCheckAt: string | null;
            payAgainSafe: boolean;
            /** @description Money came that was not of the order, and was given back */
            returned: boolean;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
            reason: string | null;
            go: components["schemas"]["GoToProvider"];
            /** @enum {string} */
            path: "family";
            receiptToken: null;
            shares: components["schemas"]["FamilyShare"][];
        };
        FamilyPayment: {
            /** @enum {string} */
            status: "APROBADO" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "RETIRADO" | "";
            token: string;
            title: string;
            body: string;
            data: components["schemas"]["FamilyPaymentData"];
        };
        PastFamilyPayment: {
            token: string;
            /** @enum {string} */
            status: "APROBADO" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "RETIRADO" | "";
            reference: string;
            providerRef: string | null;
            amount: number;
            means: string | null;
            reason: string | null;
            since: string;
            finishedAt: string | null;
            shares: components["schemas"]["FamilyShare"][];
        };
        PastFamilyPayments: components["schemas"]["PastFamilyPayment"][];
        Session: {
            /** @enum {string} */
            kind: "anonymous" | "student" | "guardian" | "staff" | "key";
            name: string;
            roles: string[];
            csrfToken: string;
            student?: {
                code: string;
            };
            /** @description Of a student’s session: a guardian has opened it */
            family?: boolean;
        };
        ConfirmTransport: {
            code: string;
            token: string;
            project: string;
            dir: string;
            /** @enum {string} */
            modality: "MEDIO" | "COMPLETO";
            transport: {
                busStop: boolean;
                /** @enum {string} */
                direction: "AM" | "PM" | "AMBAS";
                /** @enum {string} */
                basis: "measured" | "last-year" | "provisional";
            };
            fullDirectionObject: components["schemas"]["Place"];
            /** @enum {string} */
            type: "enrollment" | "validation";
        };
        TransportConfirmed: {
            /** @enum {string} */
            status: "DONE";
            transport: components["schemas"]["TransportChoice"];
            before: components["schemas"]["TransportChoice"];
            /** @enum {string|null} */
            settled: "ORDER_PAID" | "PAYMENT_PENDING" | "SPLIT_STANDS" | "ORDER_EXISTS" | "ENROLLMENT_WITHDRAWN" | null;
        };
        Point: {
            lat: number;
            lng: number;
        };
        Distance: {
            text: string;
            value: number;
        };
        Vectors: {
            finalDir: {
                promObject: components["schemas"]["Distance"];
                distanceObjects: components["schemas"]["Distance"][];
            };
            vectors: {
                legs: {
                    end_address: string;
                }[];
                path: components["schemas"]["Point"][];
            }[];
            average: number;
            /** @enum {string} */
            band: "CERCANO" | "INTERMEDIO" | "LEJANO";
            near_border: boolean;
            simulated: boolean;
            /** @description Of the point that was sent; empty in open country */
            address: string;
        };
        DistanceAnswer: {
            GoogleAnswer: components["schemas"]["Distance"];
        };
        GuardianRegistration: {
            /** Format: email */
            email: string;
            name: string;
            password: string;
        };
        LinkSent: {
            /** @description How long the link of the mail is good for */
            minutes: number;
        };
        GuardianAccount: {
            name: string;
            email: string;
        };
        GuardianNewPassword: {
            token: string;
            password: string;
        };
        GuardianResetInput: {
            /** Format: email */
            email: string;
        };
        DemoGuardian: {
            email: string;
            situation: string;
        };
        GuardianDemo: {
            /** @description where the demonstration’s mail is read */
            mailbox: string | null;
            guardians: components["schemas"]["DemoGuardian"][];
        };
        GuardianSignInWays: {
            password: boolean;
            /** @description GET /api/guardians/oidc leads to the provider of third-party accounts */
            oidc: boolean;
            demo: components["schemas"]["GuardianDemo"] | null;
        };
        GuardianCredentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        GuardianVerification: {
            token: string;
            password: string;
        };
        Live: {
            /** @enum {string} */
            status: "live";
        };
        Readiness: {
            /** @enum {string} */
            status: "ready" | "not-ready" | "leaving";
            database: boolean;
            disk: boolean;
            plugins: {
                instance: string;
                /** @enum {string} */
                kind: "sis" | "accounting" | "accessControl" | "maps" | "payments" | "esign" | "notices" | "einvoice";
                /** @enum {string} */
                state: "starting" | "up" | "down" | "paused";
            }[];
        };
        FoodPerson: {
            /** @enum {number} */
            status: 200;
            message: string;
            person: {
                studentCode: string;
                services: (1 | 2 | 3)[];
            };
        };
        FoodPlanRow: {
            student: string;
            name: string;
            grade: string;
            /** @enum {number} */
            service: 1 | 2 | 3;
            /** @enum {string} */
            does: "enrol" | "withdraw";
            now: (1 | 2 | 3)[];
            note: string;
        };
        FoodPlan: {
            token: string;
            /** Format: date-time */
            expiresAt: string;
            rows: components["schemas"]["FoodPlanRow"][];
            unchanged: number;
            unknown: string[];
        };
        RunFoodPlan: {
            token: string;
        };
        FoodRunRow: {
            student: string;
            /** @enum {number} */
            service: 1 | 2 | 3;
            /** @enum {string} */
            result: "done" | "failed";
            reason: string;
        };
        FoodRun: {
            message: string;
            done: number;
            failed: number;
            rows: components["schemas"]["FoodRunRow"][];
        };
        FoodPlanInputRow: {
            student: string;
            /** @enum {number} */
            service: 1 | 2 | 3;
        };
        FoodPlanInput: {
            /** @enum {string} */
            act: "enrol" | "withdraw";
            rows: components["schemas"]["FoodPlanInputRow"][];
        };
        FoodProgressRow: {
            student: string;
            /** @enum {number} */
            service: 1 | 2 | 3;
            /** @enum {string} */
            result: "waiting" | "done" | "failed";
            reason: string;
        };
        FoodProgress: {
            /** @enum {string} */
            act: "enrol" | "withdraw";
            /** @enum {string} */
            state: "planned" | "running" | "stopped" | "done";
            /** Format: date-time */
            expires_at: string;
            done: number;
            failed: number;
            waiting: number;
            rows: components["schemas"]["FoodProgressRow"][];
        };
        ClientInfo: {
            app?: string;
            version?: string;
            platform?: string;
        };
        SoftwareInfo: {
            name: string;
            version: string;
            season: string;
            /** @enum {string} */
            profile: "sandbox" | "production";
        };
        InvoicedStudent: {
            code: string;
            name: string;
            grade: string;
        };
        OpenInvoice: {
            DocNum: string;
            DocDueDate: string;
            Dscription: string;
            SaldoPendiente: number;
            CardCode: string;
            CardName: string;
            /** @enum {string} */
            state: "open" | "in-process";
            /** @description Interest of today, for it is late */
            surcharge: number;
            /** @description What paying today takes off */
            discount: number;
            /** @description The last day of the discount */
            discountUntil: string | null;
            /** @description What is paid today: pending and surcharge less discount */
            toPay: number;
        };
        StudentInvoices: {
            student: components["schemas"]["InvoicedStudent"];
            cardCode: string;
            cardName: string;
            invoices: components["schemas"]["OpenInvoice"][];
        };
        InvoicesByStudent: components["schemas"]["StudentInvoices"][];
        AgedDebt: {
            /** @description The partner in accounting */
            id: string;
            student: string | null;
            name: string;
            grade: string;
            invoices: number;
            /** @description The first due date */
            oldest: string;
            notDue: number;
            /** @description Due 1 to 30 days before the day */
            to30: number;
            /** @description 31 to 60 days */
            to60: number;
            /** @description 61 to 90 days */
            to90: number;
            /** @description More than 90 days */
            over90: number;
            total: number;
            /** @description Interest of the day for what is late, beside the total */
            surcharge: number;
        };
        AgedDebts: components["schemas"]["AgedDebt"][];
        AgeingSummary: {
            day: string;
            /** @description When accounting said so */
            asOf: string;
            partners: number;
            invoices: number;
            notDue: number;
            /** @description Due 1 to 30 days before the day */
            to30: number;
            /** @description 31 to 60 days */
            to60: number;
            /** @description 61 to 90 days */
            to90: number;
            /** @description More than 90 days */
            over90: number;
            total: number;
            /** @description Interest of the day for what is late, beside the total */
            surcharge: number;
        };
        CalendarStudent: {
            code: string;
            name: string;
            grade: string;
        };
        GuardianCalendar: {
            student: components["schemas"]["CalendarStudent"];
            calendar: components["schemas"]["StudentCalendar"];
        };
        GuardianCalendars: components["schemas"]["GuardianCalendar"][];
        DocumentToPay: {
            DocNum: string;
            CardCode: string;
            amount: number;
        };
        InvoicePayer: {
            name: string;
            lastname: string;
            id: string;
            email: string;
            phone: string;
        };
        InvoicePaymentRequest: {
            documents: components["schemas"]["DocumentToPay"][];
            payer: components["schemas"]["InvoicePayer"];
            /**
             * Format: uuid
             * @description Whom the invoice is made out to: the id of one that the caller has given
             */
            invoicePayer?: string | null;
        };
        PaidDocument: {
            DocNum: string;
            CardCode: string;
            amount: number;
            /** @description Interest for paying late, of the amount */
            surcharge: number;
            /** @description What paying early took off, not of the amount */
            discount: number;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
        };
        InvoicePaymentData: {
            reference: string;
            providerRef: string | null;
            amount: number;
            /** @description What was taken, where it is not what was asked for; null where it is, or where nothing is known */
            charged: number | null;
            since: string;
            finishedAt: string | null;
            expiresAt: string;
            nextCheckAt: string | null;
            payAgainSafe: boolean;
            /** @description Money came that was not of the order, and was given back */
            returned: boolean;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
            reason: string | null;
            go: components["schemas"]["GoToProvider"];
            /** @enum {string} */
            path: "provider";
            receiptToken: null;
            documents: components["schemas"]["PaidDocument"][];
        };
        InvoicePaymentResult: {
            /** @enum {string} */
            status: "APROBADO" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "RETIRADO" | "";
            token: string;
            title: string;
            body: string;
            data: components["schemas"]["InvoicePaymentData"];
        };
        PastPayment: {
            token: string;
            /** @enum {string} */
            status: "APROBADO" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "RETIRADO" | "";
            reference: string;
            providerRef: string | null;
            amount: number;
            means: string | null;
            reason: string | null;
            since: string;
            finishedAt: string | null;
            documents: components["schemas"]["PaidDocument"][];
        };
        PastPayments: components["schemas"]["PastPayment"][];
        ApiKey: {
            id: string;
            prefix: string;
            name: string;
            roles: ("admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin")[];
            created_by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
        };
        ApiKeys: components["schemas"]["ApiKey"][];
        NewApiKey: {
            name: string;
            roles: ("admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin")[];
            /** @description How long it opens, 90 where nothing is said; null: for ever */
            days?: number | null;
        };
        IssuedApiKey: {
            id: string;
            prefix: string;
            name: string;
            roles: ("admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin")[];
            created_by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            key: string;
        };
        LogEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            level: "debug" | "info" | "warn" | "error" | "fatal";
            message: string;
            fields: {
                [key: string]: unknown;
            };
        };
        RecentLog: {
            lines: components["schemas"]["LogEntry"][];
            next: number;
        };
        Places: {
            places: components["schemas"]["Place"][];
        };
        Delivery: {
            id: number;
            /** @enum {string} */
            topic: "accounting.order" | "accounting.admin-order" | "accounting.incoming-payment" | "accounting.balance-payment" | "accounting.withdrawal" | "receipt.issue" | "notice.receipt" | "notice.invoices" | "notice.refund" | "notice.withdrawal" | "notice.link" | "notice.link-payment" | "notice.split-ended" | "notice.reminder" | "document.news" | "einvoice.issue" | "einvoice.credit";
            key: string;
            /** @enum {string} */
            status: "due" | "done" | "on_hold";
            attempts: number;
            /** Format: date-time */
            due_at: string;
            /** Format: date-time */
            leased_until: string | null;
            last_fault: string | null;
            trace: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            done_at: string | null;
        };
        Deliveries: components["schemas"]["Delivery"][];
        RetryOnHoldCommand: {
            /** @enum {string} */
            topic?: "accounting.order" | "accounting.admin-order" | "accounting.incoming-payment" | "accounting.balance-payment" | "accounting.withdrawal" | "receipt.issue" | "notice.receipt" | "notice.invoices" | "notice.refund" | "notice.withdrawal" | "notice.link" | "notice.link-payment" | "notice.split-ended" | "notice.reminder" | "document.news" | "einvoice.issue" | "einvoice.credit";
            trace?: string;
            /** @description How the key begins */
            search?: string;
        };
        Retried: {
            retried: number;
        };
        DocumentByLink: {
            CardCode: string;
            DocNum: string;
            concept: string;
        };
        PaidByLink: {
            amount: number;
            at: string;
            reference: string;
        };
        SentPayLink: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "enrollment" | "invoices";
            /** @description Whom it is for; of documents, whose */
            students: string[];
            documents: components["schemas"]["DocumentByLink"][];
            /** @enum {string} */
            by: "family" | "guardian" | "office";
            /** @enum {string} */
            shows: "amount" | "concepts" | "name";
            note: string;
            /** @description What is sent to the payer */
            address: string;
            madeAt: string;
            expiresAt: string;
            /**
             * @description returned: it was paid, and all of that went back since
             * @enum {string}
             */
            state: "standing" | "paying" | "paid" | "returned" | "withdrawn" | "expired";
            paid: components["schemas"]["PaidByLink"] | null;
        };
        SentPayLinks: components["schemas"]["SentPayLink"][];
        EnrollmentLinkRequest: {
            /** @enum {string} */
            kind: "enrollment";
            students: string[];
            /**
             * @description amount: nothing of the child; concepts: what is paid without names; name: its first name too
             * @enum {string}
             */
            shows: "amount" | "concepts" | "name";
            /** @default 7 */
            days: number;
            /** @default  */
            note: string;
        };
        DocumentToLink: {
            DocNum: string;
            CardCode: string;
        };
        InvoicesLinkRequest: {
            /** @enum {string} */
            kind: "invoices";
            documents: components["schemas"]["DocumentToLink"][];
            /**
             * @description amount: nothing of the child; concepts: what is paid without names; name: its first name too
             * @enum {string}
             */
            shows: "amount" | "concepts" | "name";
            /** @default 7 */
            days: number;
            /** @default  */
            note: string;
        };
        PayLinkRequest: components["schemas"]["EnrollmentLinkRequest"] | components["schemas"]["InvoicesLinkRequest"];
        PaidSchool: {
            name: string;
            phone: string;
        };
        ShownPayLink: {
            /** @enum {string} */
            state: "payable" | "paying" | "paid" | "expired" | "withdrawn" | "not-now";
            school: components["schemas"]["PaidSchool"];
            amount: number | null;
            expiresAt: string | null;
            /** @description For how many students it is */
            children: number | null;
            concepts: string[] | null;
            /** @description The first names alone, where the sender allows it */
            names: string[] | null;
            note: string;
        };
        LinkPayer: {
            name: string;
            lastname: string;
            id: string;
            email: string;
            phone: string;
        };
        InvoicePayerForm: {
            /** @enum {string} */
            kind: "person" | "company";
            /** @enum {string} */
            document: "CC" | "CE" | "NIT" | "PA" | "TI";
            /** @default  */
            number: string;
            /** @default  */
            names: string;
            /** @default  */
            surnames: string;
            /** @default  */
            company: string;
            /** @default  */
            address: string;
            /** @default  */
            municipality: string;
            /** @default  */
            email: string;
            /**
             * @description Whether this browser is to show it again to the family; a guardian’s account always does
             * @default false
             */
            remember: boolean;
        };
        LinkPaymentRequest: {
            shownTotal: number;
            payer: components["schemas"]["LinkPayer"];
            /** @default null */
            invoicePayer: components["schemas"]["InvoicePayerForm"] | null;
        };
        PayeeSchool: {
            name: string;
            phone: string;
            nit: string;
        };
        LinkPaymentData: {
            reference: string;
            providerRef: string | null;
            amount: number;
            /** @description What was taken, where it is not what was asked for; null where it is, or where nothing is known */
            charged: number | null;
            since: string;
            finishedAt: string | null;
            expiresAt: string;
            nextCheckAt: string | null;
            payAgainSafe: boolean;
            /** @description Money came that was not of the order, and was given back */
            returned: boolean;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
            reason: string | null;
            go: components["schemas"]["GoToProvider"];
            /** @enum {string} */
            path: "provider";
            receiptToken: null;
        };
        LinkPaymentResult: {
            /** @enum {string} */
            status: "APROBADO" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "RETIRADO" | "";
            token: string;
            title: string;
            body: string;
            school: components["schemas"]["PayeeSchool"];
            /** @description Who paid, by name */
            payer: string | null;
            /** @description For how many students it is */
            children: number;
            concepts: string[] | null;
            /** @description The first names alone, where the sender allows it */
            names: string[] | null;
            /** @description The link’s own token, while it is kept */
            link: string | null;
            data: components["schemas"]["LinkPaymentData"];
        };
        /** @description Null once it was erased */
        PayerAsTyped: {
            name: string;
            lastname: string;
            id: string;
            email: string;
            phone: string;
        };
        InvoicePayerData: {
            /** @enum {string} */
            kind: "person" | "company";
            /** @enum {string} */
            document: "CC" | "CE" | "NIT" | "PA" | "TI";
            /** @description Of a NIT without its check digit */
            number: string;
            names: string;
            surnames: string;
            company: string;
            address: string;
            /** @description Five digits of the national statistics office, or nothing */
            municipality: string;
            email: string;
            /** @description The tax authority’s number for this kind of document */
            dian: string;
            checkDigit: string | null;
        };
        KeptOfPayer: {
            /** @enum {string} */
            what: "invoice";
            /**
             * Format: date-time
             * @description Its last day
             */
            until: string;
        };
        RefundOfPayer: {
            amount: number;
            /** @enum {string} */
            status: "sent" | "done" | "refused";
            /** @enum {string} */
            way: "provider" | "bank";
            /** Format: date-time */
            day: string | null;
        };
        PaymentOfPayer: {
            reference: string;
            providerReference: string | null;
            amount: number;
            status: string;
            means: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            refunds: components["schemas"]["RefundOfPayer"][];
        };
        PayerData: {
            /** Format: date-time */
            exportedAt: string;
            payer: components["schemas"]["PayerAsTyped"] | null;
            invoicedTo: components["schemas"]["InvoicePayerData"] | null;
            /** @description What the law has the school keep, whatever is erased */
            kept: components["schemas"]["KeptOfPayer"][];
            payment: components["schemas"]["PaymentOfPayer"];
        };
        PayerErased: {
            /** @description What the law has the school keep, whatever is erased */
            kept: components["schemas"]["KeptOfPayer"][];
        };
        PaymentCreditNote: {
            /** Format: uuid */
            id: string;
            /**
             * @description sending and waiting: the tax authority has not answered yet; manual: the provider issues none from here, and finance does there
             * @enum {string}
             */
            status: "sending" | "manual" | "waiting" | "accepted" | "accepted-with-notices" | "rejected";
            /** @description With its prefix; null while there is none, and where it is withheld */
            number: string | null;
            /** @description As the CUFE of an invoice */
            cude: string | null;
            total: number;
            issuedAt: string | null;
            hasPdf: boolean;
            checkUrl: string | null;
        };
        PartEinvoice: {
            /** Format: uuid */
            id: string;
            /** @description Of the part, from 1 on */
            place: number;
            /**
             * @description sending and waiting: the tax authority has not answered yet
             * @enum {string}
             */
            status: "sending" | "waiting" | "accepted" | "accepted-with-notices" | "rejected";
            /** @description With its prefix; null while there is none, and where it is withheld */
            number: string | null;
            /** @description By which the tax authority shows it; null until it is accepted, and where it is withheld */
            cufe: string | null;
            /** @description Why it was rejected */
            reason: string | null;
            issuedAt: string | null;
            total: number | null;
            /** @description It is made out to somebody whom the caller did not give: they are told its status alone */
            withheld: boolean;
            hasPdf: boolean;
            /** @description Where the tax authority shows it */
            checkUrl: string | null;
            /** @description Of what went back since */
            creditNotes: components["schemas"]["PaymentCreditNote"][];
        };
        PaymentEinvoice: {
            /**
             * @description none: the payment has no electronic invoice of its own; sending and waiting: the tax authority has not answered yet
             * @enum {string}
             */
            status: "none" | "sending" | "waiting" | "accepted" | "accepted-with-notices" | "rejected";
            /** @description With its prefix; null while there is none, and where it is withheld */
            number: string | null;
            /** @description By which the tax authority shows it; null until it is accepted, and where it is withheld */
            cufe: string | null;
            /** @description Why it was rejected */
            reason: string | null;
            issuedAt: string | null;
            total: number | null;
            /** @description It is made out to somebody whom the caller did not give: they are told its status alone */
            withheld: boolean;
            hasPdf: boolean;
            /** @description Where the tax authority shows it */
            checkUrl: string | null;
            /** @description Of what went back since */
            creditNotes: components["schemas"]["PaymentCreditNote"][];
            /** @description Of an order that was paid in parts, the invoice of each part in their order */
            parts: components["schemas"]["PartEinvoice"][];
        };
        OwnInvoicePayer: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "person" | "company";
            /** @enum {string} */
            document: "CC" | "CE" | "NIT" | "PA" | "TI";
            /** @description Of a NIT without its check digit */
            number: string;
            names: string;
            surnames: string;
            company: string;
            address: string;
            /** @description Five digits of the national statistics office, or nothing */
            municipality: string;
            email: string;
            /** @description The tax authority’s number for this kind of document */
            dian: string;
            checkDigit: string | null;
            remembered: boolean;
        };
        OwnInvoicePayers: components["schemas"]["OwnInvoicePayer"][];
        ListedPayment: {
            /** Format: hex */
            token: string;
            student: string;
            name: string;
            grade: string;
            project: string;
            /** @enum {string} */
            flow: "parent" | "admin";
            amount: number;
            /** @description What of it the school gave back, or gives */
            returned: number;
            /** @enum {string|null} */
            path: "advance" | "provider" | "agreement" | "parts" | "family" | null;
            /** @enum {string} */
            status: "APROBADO" | "PAGO DAVIVIENDA" | "PAGO ANTICIPO" | "INGRESO MANUAL" | "PAGO POR PARTES" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "";
            instance: string | null;
            reference: string | null;
            provider_ref: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            approved_at: string | null;
            exceptions: number;
        };
        ListedPayments: components["schemas"]["ListedPayment"][];
        MovementLine: {
            /** @description Where the money is, or what it is for: a kind and an id */
            account: string;
            /** @enum {string} */
            kind: "provider" | "bank" | "desk" | "to-post" | "accounting" | "unapplied" | "refund-due" | "disputed" | "in-transit" | "fees" | "withheld" | "loss";
            /** @description COP: plus is money there, minus is what it is for */
            amount: number;
        };
        Movement: {
            key: string;
            /** @description Of the money, in Bogotá */
            day: string;
            /** Format: date-time */
            postedAt: string;
            /** @enum {string|null} */
            reason: "returned" | "refunded" | "told-by-bank" | "not-received" | "before-ledger" | "disputed" | "dispute-won" | "dispute-lost" | "split-ended" | null;
            lines: components["schemas"]["MovementLine"][];
        };
        Movements: components["schemas"]["Movement"][];
        PaymentPayer: {
            /**
             * @description withheld: somebody was named, and not by the caller
             * @enum {string}
             */
            state: "none" | "named" | "withheld";
            payer: components["schemas"]["InvoicePayerData"] | null;
            /** @description Its invoice is issued: the family corrects it no more */
            isIssued: boolean;
            mayCorrect: boolean;
        };
        OrderedLine: {
            code: string;
            name: string;
            quantity: number;
            unit_price: number;
        };
        OrderPaid: {
            amount: number;
            /** @enum {string} */
            word: "APROBADO" | "PAGO DAVIVIENDA" | "PAGO ANTICIPO" | "INGRESO MANUAL" | "PAGO POR PARTES";
            reference: string;
            provider_ref: string;
            /** Format: date-time */
            approved_at: string;
            /**
             * Format: date-time
             * @description When the provider took the payment back
             */
            returned_at: string | null;
        };
        OrderUnappliedMoney: {
            /** @description What came, in its currency */
            amount: number | null;
            currency: string;
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When a person said that it was given back
             */
            returned_at: string | null;
            returned_by: string | null;
        };
        OrderPrice: {
            /** @enum {string} */
            status: "open" | "paying" | "split" | "agreement" | "paid" | "reversed" | "withdrawn" | "sending" | "sent";
            total: number;
            quote: components["schemas"]["Quote"] | null;
            /** @description Of an administrator’s order */
            lines: components["schemas"]["OrderedLine"][];
            paid: components["schemas"]["OrderPaid"] | null;
            /** @description Money that came and does not pay it */
            unapplied: components["schemas"]["OrderUnappliedMoney"][];
        };
        /** @description Of accounting, where the payment is a guardian’s of invoices; null of an order */
        RefundedDocument: {
            CardCode: string;
            DocNum: string;
        };
        Refund: {
            /** Format: uuid */
            id: string;
            amount: number;
            /** @enum {string} */
            way: "provider" | "bank";
            /** @enum {string} */
            status: "sent" | "done" | "refused";
            document: components["schemas"]["RefundedDocument"] | null;
            reason: string | null;
            refusal: string | null;
            /** @description As the provider or the bank names it */
            reference: string | null;
            /** @description Of the money, in Bogotá */
            day: string | null;
            /** Format: date-time */
            sent_at: string;
            /** Format: date-time */
            ended_at: string | null;
            actor: string;
        };
        RefundableDocument: {
            document: components["schemas"]["NamedDocument"];
            /** @description COP of the payment that can still be given back */
            left: number;
            /**
             * @description How much of it the provider gives back: none, the whole or any part; the rest goes by transfer
             * @enum {string}
             */
            provider: "none" | "whole" | "part";
            /** @description Nothing of it goes back while it is in dispute, or once the school has borne its loss */
            contested: boolean;
        };
        PaymentRefunds: {
            /** @description COP of the payment that can still be given back */
            left: number;
            /**
             * @description How much of it the provider gives back: none, the whole or any part; the rest goes by transfer
             * @enum {string}
             */
            provider: "none" | "whole" | "part";
            /** @description Nothing of it goes back while it is in dispute, or once the school has borne its loss */
            contested: boolean;
            refunds: components["schemas"]["Refund"][];
            /** @description What a guardian’s payment paid: each is given back by itself. None of an order */
            documents: components["schemas"]["RefundableDocument"][];
        };
        /** @description Which of the documents that a guardian’s payment paid; none of an order */
        DocumentToRefund: {
            CardCode: string;
            DocNum: string;
        };
        RefundPayment: {
            amount: number;
            /** @enum {string} */
            way: "provider" | "bank";
            reason: string;
            /** @default null */
            document: components["schemas"]["DocumentToRefund"] | null;
        };
        ExceptionResolution: {
            exception: number;
            /** @enum {string} */
            outcome: "refund" | "refunded-by-hand" | "refunded-by-bank" | "released" | "attended";
            reason: string;
        };
        ExceptionStudent: {
            code: string;
            name: string;
            grade: string;
        };
        PaymentException: {
            id: number;
            /** @enum {string} */
            kind: "duplicate-payment" | "unknown-reference" | "wrong-amount" | "wrong-currency" | "test-payment" | "reversed" | "refunded" | "approved-again" | "split-ended" | "dispute-told";
            /** @enum {string} */
            state: "open" | "resolved";
            token: string | "none";
            /** @enum {string} */
            of: "order" | "invoices" | "family" | "none";
            student: string | null;
            amount: number | null;
            currency: string;
            students: components["schemas"]["ExceptionStudent"][];
            instance: string;
            reference: string;
            facts: {
                [key: string]: (string | null) | number;
            };
            outcomes: ("refund" | "refunded-by-hand" | "refunded-by-bank" | "released" | "attended")[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            resolved_at: string | null;
            resolved_by: string | null;
            resolution: string | null;
        };
        RetriedDeliveries: {
            /** Format: hex */
            token: string;
            retried: string[];
        };
        TimelineCharge: {
            seq: number;
            itemCode: string;
            name: string;
            shipDate: string;
            unitPrice: number;
            paidNow: number;
            quantity: number;
            taxCode: string;
            discountPercent: number;
            project: string;
            resolution: number;
            progressiveDiscount: number;
            progressiveDiscountBase: number;
            futureAnnuities: number;
            totalBase: number;
        };
        TimelineAttempt: {
            id: string;
            orderId: string;
            openOrderId: string | null;
            path: string;
            /** @description Somebody began it by a pay link */
            byLink: boolean;
            instance: string;
            reference: string;
            amount: number;
            status: string;
            providerRef: string | null;
            rawStatus: string | null;
            means: string | null;
            reason: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            askAt: string | null;
            asked: number;
            /** Format: date-time */
            finishedAt: string | null;
            trace: string;
        };
        TimelinePayment: {
            id: string;
            orderId: string;
            attemptId: string;
            amount: number;
            status: string;
            instance: string;
            providerRef: string;
            means: string | null;
            actor: string;
            reason: string | null;
            /** Format: date-time */
            approvedAt: string;
            trace: string;
        };
        TimelineCallback: {
            id: number;
            status: string;
            /** Format: date-time */
            due_at: string;
            /** Format: date-time */
            leased_until: string | null;
            attempts: number;
            last_fault: string | null;
            /** Format: date-time */
            done_at: string | null;
            instance: string;
            event_id: string;
            reference: string;
            /** Format: date-time */
            received_at: string;
        };
        TimelineDelivery: {
            id: number;
            status: string;
            /** Format: date-time */
            due_at: string;
            /** Format: date-time */
            leased_until: string | null;
            attempts: number;
            last_fault: string | null;
            /** Format: date-time */
            done_at: string | null;
            topic: string;
            key: string;
            trace: string;
            /** Format: date-time */
            created_at: string;
        };
        TimelineDocument: {
            instance: string;
            ref: string;
            number: string;
            reference: string;
            total: number;
            /** Format: date-time */
            posted_at: string;
        };
        TimelineReceipt: {
            number: number;
            /** Format: date-time */
            issuedAt: string;
            /** Format: hex */
            token: string;
        };
        TimelineException: {
            id: number;
            /** Format: hex */
            token: string;
            /** @enum {string} */
            kind: "duplicate-payment" | "unknown-reference" | "wrong-amount" | "wrong-currency" | "test-payment" | "reversed" | "refunded" | "approved-again" | "split-ended" | "dispute-told";
            instance: string;
            reference: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            resolved_at: string | null;
            resolved_by: string | null;
            resolution: string | null;
            /** @description What came in, in its currency */
            amount: number | null;
            currency: string;
            outcomes: ("refund" | "refunded-by-hand" | "refunded-by-bank" | "released" | "attended")[];
        };
        PaymentTimeline: {
            token: string;
            student: string;
            name: string;
            grade: string;
            /** @description Not active any more in the student information system; who may enrol is decided by the terms */
            left_school: boolean;
            status: string;
            /** @enum {string} */
            word: "APROBADO" | "PAGO DAVIVIENDA" | "PAGO ANTICIPO" | "INGRESO MANUAL" | "PAGO POR PARTES" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "";
            reference: string;
            total: number;
            charges: components["schemas"]["TimelineCharge"][];
            attempts: components["schemas"]["TimelineAttempt"][];
            payment: components["schemas"]["TimelinePayment"] | null;
            callbacks: components["schemas"]["TimelineCallback"][];
            deliveries: components["schemas"]["TimelineDelivery"][];
            document: components["schemas"]["TimelineDocument"] | null;
            receipt: components["schemas"]["TimelineReceipt"] | null;
            exceptions: components["schemas"]["TimelineException"][];
        };
        WaitingAgreement: {
            /** Format: hex */
            token: string;
            student_code: string;
            name: string;
            grade: string;
            reference: string;
            amount: number;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        WaitingAgreements: components["schemas"]["WaitingAgreement"][];
        AgreementConfirmation: {
            /** @enum {string} */
            status: "PAGO DAVIVIENDA" | "INGRESO MANUAL";
            reason: string;
        };
        AgreementConfirmed: {
            /** Format: hex */
            token: string;
        };
        BankFile: {
            name: string;
            content: string;
            /** @enum {string} */
            mode: "plan" | "run";
            /** @description Where the line below the header stands in the whole file, when this is a part of one */
            first_line?: number;
        };
        BankLineResult: {
            line: number;
            reference: string;
            amount: number | null;
            expected: number | null;
            /** @enum {string} */
            result: "paid" | "already-paid" | "repeated" | "unknown" | "wrong-amount" | "expired" | "resolved" | "unreadable" | "wrong-day";
            /** @description What of an unreadable line is wrong; columns: there are not three of them */
            unreadable: ("columns" | "reference" | "amount" | "date")[];
        };
        BankFileResults: components["schemas"]["BankLineResult"][];
        PaymentData: {
            reference: string;
            providerRef: string | null;
            amount: number;
            /** @description What was taken, where it is not what was asked for; null where it is, or where nothing is known */
            charged: number | null;
            /** @enum {string} */
            path: "advance" | "provider" | "agreement" | "parts" | "family";
            since: string;
            finishedAt: string | null;
            expiresAt: string;
            nextCheckAt: string | null;
            payAgainSafe: boolean;
            /** @description Money came that was not of the order, and was given back */
            returned: boolean;
            /** @description What the school gives back, or gave, of what was paid */
            refunds: components["schemas"]["FamilyRefund"][];
            withdrawal?: components["schemas"]["FamilyWithdrawal"];
            reason: string | null;
            go: components["schemas"]["GoToProvider"];
            receiptToken: string | null;
            agreement?: {
                bank: string;
                number: string;
                account: string;
            };
            /** @description The code of whom it is for, on what is taken to the bank */
            student?: string;
        };
        PaymentResult: {
            /** @enum {string} */
            status: "APROBADO" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO" | "RETIRADO" | "";
            token: string;
            title: string;
            body: string;
            data: components["schemas"]["PaymentData"] | null;
        };
        InvoiceFees: {
            quoteId?: string;
            studentTotalV: number;
            /**
             * @default {
             *       "is": "undecided"
             *     }
             */
            transport: components["schemas"]["TransportChoice"];
            /** @default [] */
            activities: string[];
        };
        Payer: {
            name: string;
            lastname: string;
            id: string;
            email: string;
            phone: string;
        };
        InvoiceRequest: {
            student: string;
            fees: components["schemas"]["InvoiceFees"];
            token: string;
            /** @enum {number} */
            payPeriod: 0 | 1 | 2 | 3;
            /** @enum {number} */
            payMethod: 0 | 1 | 2;
            /** @default [] */
            chargeLines: {
                ItemCode?: string;
                shipDate?: string;
                UnitPrice?: number;
            }[];
            /**
             * @description advance where nothing is left to pay, and only there; what is paid with, the provider says
             * @enum {string}
             */
            kind: "diners" | "pse" | "advance";
            pensionQuotas: number;
            /** @default null */
            payer: components["schemas"]["Payer"] | null;
            /**
             * Format: uuid
             * @description Whom the invoice is made out to: the id of one that the caller has given
             */
            invoicePayer?: string | null;
        };
        InvoiceRequests: components["schemas"]["InvoiceRequest"][];
        PaymentExceptions: components["schemas"]["PaymentException"][];
        ExceptionDetails: {
            amount: number;
            currency: string;
            students: components["schemas"]["ExceptionStudent"][];
            instance: string;
            means: string | null;
            /** @description Whether saying how it ends needs a second person */
            second_person: boolean;
        };
        ReconciliationStarted: {
            /** @description How many payments are asked about now */
            asked: number;
        };
        Payout: {
            /** Format: uuid */
            id: string;
            instance: string;
            /** @description As the provider names it */
            reference: string;
            /** @enum {string} */
            status: "in-transit" | "arrived" | "returned";
            /** @description A day in Bogotá */
            day: string;
            /** @description What was charged, less what went back or is contested */
            gross: number;
            /** @description What the provider keeps, with its IVA */
            fees: number;
            withheld: number;
            net: number;
            lines: number;
            /** @description Lines about a payment that is not known here */
            unexplained: number;
            /** @description As the provider says that the bank names it */
            deposit_reference: string | null;
            /** Format: date-time */
            told_at: string;
            /**
             * Format: date-time
             * @description Since when the provider tells it otherwise; what is kept stays
             */
            differs_since: string | null;
            bank_reference: string | null;
            /** @description A day in Bogotá */
            arrived_on: string | null;
            arrived_by: string | null;
            /** @description A day in Bogotá */
            returned_on: string | null;
            returned_by: string | null;
        };
        Payouts: components["schemas"]["Payout"][];
        Withheld: {
            retefuente: number;
            reteiva: number;
            reteica: number;
        };
        PayoutLine: {
            /** @enum {string} */
            kind: "charge" | "refund" | "dispute" | "fee";
            provider_ref: string | null;
            /** Format: uuid */
            payment: string | null;
            /** @description What the payment came under */
            reference: string | null;
            /** @description Tokens of the orders that it pays */
            orders: string[];
            unexplained: boolean;
            gross: number;
            fee: number;
            withheld: components["schemas"]["Withheld"];
            net: number;
        };
        PayoutDetails: {
            /** Format: uuid */
            id: string;
            instance: string;
            /** @description As the provider names it */
            reference: string;
            /** @enum {string} */
            status: "in-transit" | "arrived" | "returned";
            /** @description A day in Bogotá */
            day: string;
            /** @description What was charged, less what went back or is contested */
            gross: number;
            /** @description What the provider keeps, with its IVA */
            fees: number;
            withheld: number;
            net: number;
            lines: number;
            /** @description Lines about a payment that is not known here */
            unexplained: number;
            /** @description As the provider says that the bank names it */
            deposit_reference: string | null;
            /** Format: date-time */
            told_at: string;
            /**
             * Format: date-time
             * @description Since when the provider tells it otherwise; what is kept stays
             */
            differs_since: string | null;
            bank_reference: string | null;
            /** @description A day in Bogotá */
            arrived_on: string | null;
            arrived_by: string | null;
            /** @description A day in Bogotá */
            returned_on: string | null;
            returned_by: string | null;
            parts: components["schemas"]["PayoutLine"][];
        };
        PayoutArrived: {
            /** @description What the bank’s statement says of the deposit */
            bank_reference: string;
            /** @description A day in Bogotá */
            on: string;
        };
        PayoutReturned: {
            reason: string;
            /** @description A day in Bogotá */
            on: string;
        };
        OpeningBalance: {
            instance: string;
            /** @description COP that the provider had taken before, and no payout has told */
            before: number;
            /** @description COP of that which finance has seen at the bank */
            at_bank: number;
            /** @description Of the bank’s statement; null while nobody has said */
            on: string | null;
        };
        OpeningBalances: components["schemas"]["OpeningBalance"][];
        OpeningBalanceAtBank: {
            amount: number;
            /** @description A day in Bogotá */
            on: string;
            reason: string;
        };
        StudentLogRequest: {
            student: string;
            action: string;
            app: string;
            section: string;
            result: string;
            created_at?: string | null;
            updated_at?: string | null;
        };
        StudentLog: {
            student: string;
            created_at: string;
        };
        SchoolCodes: string[];
        FoundStudents: components["schemas"]["FoundStudent"][];
        PluginInstance: {
            instance: string;
            /** @enum {string} */
            kind: "sis" | "accounting" | "accessControl" | "maps" | "payments" | "esign" | "notices" | "einvoice";
            name: string;
            use: string;
            required: boolean;
            /** @enum {string} */
            state: "starting" | "up" | "down" | "paused";
            since: string;
            supports: {
                [key: string]: unknown;
            };
            health: {
                /** @enum {string} */
                is: "up" | "down";
                note?: string;
                why?: string;
                fix?: string;
                at?: string;
            } | null;
            pause: {
                by: string;
                at: string;
                reason: string;
            } | null;
            features: string[];
            desk: string | null;
            calls: number;
            latency: {
                p50: number;
                p95: number;
            } | null;
            lastFaults: {
                code: string;
                at: string;
                call: string;
            }[];
        };
        PluginHealth: {
            /** @enum {string} */
            is: "up" | "down";
            note?: string;
            why?: string;
            fix?: string;
            at?: string;
        };
        PluginPauseInput: {
            reason: string;
        };
        Consent: {
            purpose: string;
            version: string;
            /** Format: hex */
            hash: string;
            /** Format: date-time */
            at: string;
            channel: string;
        };
        Consents: components["schemas"]["Consent"][];
        FamilyExport: {
            /** Format: date-time */
            exportedAt: string;
            students: string[];
            parts: {
                [key: string]: unknown;
            };
        };
        EraseFamily: {
            reason: string;
        };
        FamilyErased: {
            erased: {
                [key: string]: number;
            };
        };
        PrivacyNotice: {
            version: string;
            title: string;
            body: string;
            /** Format: hex */
            hash: string;
        };
        RefundReceipt: {
            /** @description Of the receipt, and which refund of it this is */
            number: string;
            /** @description Where it is read and checked */
            address: string;
            /** @description When this was looked up */
            asOf: string;
            /** @description On which the money went back, in Bogotá */
            day: string;
            amount: number;
            /** @enum {string} */
            way: "provider" | "bank";
            /** @description Of the refund, as the provider or the bank names it */
            reference: string | null;
            /** @description That it was given back of */
            payment: {
                reference: string;
                amount: number;
                at: string | null;
                method: string;
                /** @description What of it was left once this and what went back before had gone */
                netPaid: number;
            };
            receipt: {
                number: string;
                token: string;
            };
            cycle: string;
            school: {
                name: string;
                nit: string;
                address: string;
                phone: string;
                city: string;
            };
            student: {
                code: string;
                name: string;
                grade: string;
            };
        };
        ReconciledSum: {
            count: number;
            amount: number;
        };
        ReconciledHubSum: {
            count: number;
            amount: number;
            /** @description Orders of the administration, which nobody pays here */
            orders: number;
            /** @description What of it providers must show */
            charged: number;
            booked: number;
        };
        /** @description What the ledger posted of the day */
        LedgerOfDay: {
            provider: number;
            bank: number;
            desk: number;
            /** @description What came in, wherever */
            gross: number;
            /** @description What the school no longer holds: given back, taken back, lost */
            outflow: number;
            net: number;
            /** @description What accounting came to have */
            accounting: number;
        };
        ReconciledDay: {
            day: string;
            provider: components["schemas"]["ReconciledSum"] | null;
            hub: components["schemas"]["ReconciledHubSum"];
            accounting: components["schemas"]["ReconciledSum"] | null;
            ledger: components["schemas"]["LedgerOfDay"];
            open: number;
            /** @description Lines of the bank’s files that a person has still to look into */
            waiting: number;
            /** @enum {string} */
            state: "agrees" | "joined" | "differs" | "waiting" | "nothing" | "unknown";
            /**
             * Format: date-time
             * @description When provider and accounting were last asked about the day
             */
            heard_at: string;
        };
        ReconciledDays: components["schemas"]["ReconciledDay"][];
        ReconciliationSource: {
            /** @enum {string} */
            source: "provider" | "hub" | "accounting";
            instance: string;
            /** @enum {string} */
            state: "listed" | "asked-one-by-one" | "away" | "not-listed";
        };
        ReconciledInHub: {
            /** @enum {string} */
            of: "order" | "invoices" | "family";
            token: string;
            instance: string;
            /** @description Whether a provider must show its amount */
            at_provider: boolean;
            student: string;
            amount: number;
            /** @description What the ledger has as paid by it */
            posted: number;
            /** @description What accounting must show: the order with later lines, and a debt paid along */
            booked: number;
            /** @description What of it is charged on later dates */
            later: number;
            /** @description What of it the credit of the family paid */
            credit: number;
            status: string;
            reference: string;
            provider_ref: string | null;
            /** Format: date-time */
            at: string;
        };
        /** @description To the school’s bank account; null where the provider has no money of it or tells of no payouts */
        PayoutOfCharge: {
            /** @enum {string} */
            state: "not-yet" | "in-transit" | "arrived" | "returned";
            reference: string | null;
            /** @description On which the provider sent it */
            day: string | null;
        };
        ReconciledAtProvider: {
            instance: string;
            reference: string;
            provider_ref: string;
            amount: number;
            currency: string;
            /** @enum {string} */
            status: "approved" | "declined" | "pending" | "expired" | "reversed";
            /** Format: date-time */
            at: string;
            payout: components["schemas"]["PayoutOfCharge"] | null;
        };
        ReconciledEntry: {
            number: string;
            ref: string;
            reference: string | null;
            amount: number;
            /** @enum {string} */
            is: "order" | "payment";
        };
        ReconciledInAccounting: {
            number: string;
            ref: string;
            reference: string | null;
            amount: number;
            partner: string;
            day: string;
            /** Format: date-time */
            at: string | null;
            entries: components["schemas"]["ReconciledEntry"][];
        };
        ProposedMatch: {
            row: string;
            reasons: ("same-amount" | "same-student" | "minutes-apart" | "reference-alike")[];
            score: number;
        };
        RowMatch: {
            /** Format: uuid */
            id: string;
            rows: string[];
            by: string;
            /** Format: date-time */
            at: string;
            reason: string;
        };
        ReconciledRow: {
            id: string;
            /** @enum {string} */
            verdict: "agrees" | "amount-differs" | "only-provider" | "only-hub" | "only-accounting" | "not-yet-in-accounting" | "on-hold" | "reversed" | "ledger-differs" | "unknown";
            hub: components["schemas"]["ReconciledInHub"] | null;
            provider: components["schemas"]["ReconciledAtProvider"] | null;
            accounting: components["schemas"]["ReconciledInAccounting"] | null;
            proposal: components["schemas"]["ProposedMatch"] | null;
            match: components["schemas"]["RowMatch"] | null;
        };
        ReconciledOutflow: {
            id: string;
            /** @enum {string} */
            is: "refund" | "reversal" | "dispute" | "withdrawal";
            /**
             * @description What happened on the day
             * @enum {string}
             */
            step: "asked" | "done" | "refused" | "reversed" | "opened" | "won" | "lost" | "recorded";
            /** @description As it stands now */
            status: string;
            /** @enum {string} */
            verdict: "agrees" | "ledger-differs" | "under-way" | "to-transfer" | "provider-differs" | "to-undo" | "to-answer" | "to-decide" | "not-yet-in-accounting" | "on-hold" | "unknown";
            amount: number;
            /** @description What the ledger has of it */
            posted: number | null;
            /** @enum {string|null} */
            way: "provider" | "bank" | null;
            instance: string;
            /** @description Of the payment, or of the order of who left */
            reference: string;
            charge_ref: string;
            /** @description The bank’s or the provider’s own name of it */
            proof: string | null;
            /** @description Of the order, where it is of one alone */
            token: string | null;
            student: string;
            /**
             * @description What its provider says; null where none is asked
             * @enum {string|null}
             */
            at_provider: "done" | "sent" | "refused" | "absent" | "unknown" | null;
            /** @description What accounting has of it and should not */
            to_undo: number;
        };
        ReconciledDayInFull: {
            day: string;
            /** @enum {string} */
            state: "agrees" | "joined" | "differs" | "waiting" | "nothing" | "unknown";
            /** @description How much a person has still to look at */
            open: number;
            waiting: number;
            sources: components["schemas"]["ReconciliationSource"][];
            rows: components["schemas"]["ReconciledRow"][];
            /** @description What went back, or is to, and who left */
            outflows: components["schemas"]["ReconciledOutflow"][];
            ledger: components["schemas"]["LedgerOfDay"];
        };
        MatchRequest: {
            rows: string[];
            reason: string;
        };
        Match: {
            /** Format: uuid */
            id: string;
            rows: string[];
            by: string;
            /** Format: date-time */
            at: string;
            reason: string;
            day: string;
        };
        ListedRefund: {
            /** Format: uuid */
            id: string;
            amount: number;
            /** @enum {string} */
            way: "provider" | "bank";
            /** @enum {string} */
            status: "sent" | "done" | "refused";
            document: components["schemas"]["RefundedDocument"] | null;
            reason: string | null;
            refusal: string | null;
            /** @description As the provider or the bank names it */
            reference: string | null;
            /** @description Of the money, in Bogotá */
            day: string | null;
            /** Format: date-time */
            sent_at: string;
            /** Format: date-time */
            ended_at: string | null;
            actor: string;
            /**
             * Format: hex
             * @description Of the order, or of the payment that a guardian made
             */
            token: string;
            student: string;
            name: string;
            grade: string;
            /**
             * Format: date-time
             * @description Before whose day nothing of it went back
             */
            paid_at: string;
        };
        ListedRefunds: components["schemas"]["ListedRefund"][];
        RecordedTransfer: {
            reference: string;
            day: string;
        };
        DroppedRefund: {
            reason: string;
        };
        ReminderAudience: {
            steps: ("blocked" | "not-entered" | "entered" | "initial" | "annual" | "transport" | "monthly" | "activities" | "pay" | "returned" | "paying" | "agreement")[];
            grades: number[];
            waiting_days: number;
            /** @description Only students who are named to it */
            by_name?: boolean;
        };
        ReminderWording: {
            subject: string;
            body: string;
        };
        ReminderTemplate: {
            "es-CO": components["schemas"]["ReminderWording"];
            en?: components["schemas"]["ReminderWording"];
        };
        Reminder: {
            id: string;
            name: string;
            audience: components["schemas"]["ReminderAudience"];
            template: components["schemas"]["ReminderTemplate"];
            repeat_days: number;
            at_most: number;
            /** @enum {string} */
            state: "draft" | "running" | "stopped" | "done";
            version: number;
            created_by: string;
            /** Format: date-time */
            created_at: string;
            started_by: string | null;
            /** Format: date-time */
            started_at: string | null;
            stopped_by: string | null;
            /** Format: date-time */
            stopped_at: string | null;
        };
        Reminders: components["schemas"]["Reminder"][];
        NewReminder: {
            name: string;
            audience: components["schemas"]["ReminderAudience"];
            template: components["schemas"]["ReminderTemplate"];
            repeat_days: number;
            at_most: number;
        };
        ReminderCounts: {
            audience: number;
            erased: number;
            sent: number;
            failed: number;
            no_address: number;
            waiting: number;
            finished: number;
        };
        CountedReminder: {
            id: string;
            name: string;
            audience: components["schemas"]["ReminderAudience"];
            template: components["schemas"]["ReminderTemplate"];
            repeat_days: number;
            at_most: number;
            /** @enum {string} */
            state: "draft" | "running" | "stopped" | "done";
            version: number;
            created_by: string;
            /** Format: date-time */
            created_at: string;
            started_by: string | null;
            /** Format: date-time */
            started_at: string | null;
            stopped_by: string | null;
            /** Format: date-time */
            stopped_at: string | null;
            counts: components["schemas"]["ReminderCounts"];
        };
        ReminderEdit: {
            name: string;
            audience: components["schemas"]["ReminderAudience"];
            template: components["schemas"]["ReminderTemplate"];
            repeat_days: number;
            at_most: number;
            version: number;
        };
        SampleMail: {
            student: string;
            to: string[];
            subject: string;
            text: string;
        };
        ReminderPreview: {
            audience: number;
            erased: number;
            /** @description Of the audience: theirs waits, because another mail reaches the family first or just did */
            in_peace: number;
            /**
             * @description Whether mails leave now: not at night or before the season opens, and not after it closed
             * @enum {string}
             */
            hour: "open" | "quiet" | "over";
            looked_at: number;
            without_address: number;
            sample: components["schemas"]["SampleMail"][];
        };
        ReminderSending: {
            student: string;
            to: string[];
            times: number;
            /** Format: date-time */
            last_at: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "failed" | "finished";
            reason: string | null;
            /** @description Whether its mail is being delivered; one that waits otherwise waits for its hour */
            under_way: boolean;
        };
        ReminderSendings: components["schemas"]["ReminderSending"][];
        StartReminder: {
            audience: number;
        };
        NamedStudents: {
            students: string[];
        };
        NewReminderToStudents: {
            name: string;
            audience: components["schemas"]["ReminderAudience"];
            template: components["schemas"]["ReminderTemplate"];
            repeat_days: number;
            at_most: number;
            students: string[];
        };
        StudentPreview: {
            student: string;
            name: string;
            /** @description The same for siblings: a family is written to once */
            family: string | null;
            /** @enum {string|null} */
            step: "blocked" | "not-entered" | "entered" | "initial" | "annual" | "transport" | "monthly" | "activities" | "pay" | "returned" | "paying" | "agreement" | null;
            to: string[];
            subject: string;
            /** @enum {string} */
            is: "due" | "in-peace" | "no-address" | "not-missing" | "erased" | "unknown";
        };
        StudentPreviews: components["schemas"]["StudentPreview"][];
        TransportCharge: {
            ItemCode: string;
            concepto: string;
            price: number;
            project: string;
        };
        TransportCharges: components["schemas"]["TransportCharge"][];
        Clock: {
            /** Format: date-time */
            now: string;
            simulated: boolean;
            /** @description Milliseconds to add to an instant of the machine’s clock from now on, to have it on the season’s; 0 in production */
            shift: number;
            /** @description The same for what happened before: from each instant of the machine’s clock on, such as those of the audit trail, so many milliseconds are added; none in production */
            shifts: {
                /** Format: date-time */
                from: string;
                ms: number;
            }[];
        };
        SetClock: {
            /** Format: date-time */
            now: string;
        };
        SeasonFile: {
            season: string;
            runs: ("parents" | "admin")[];
            parts: ("parent" | "admin")[];
            project: string | null;
            opens: string | null;
            closes: string | null;
            problems: number;
        };
        SeasonFiles: components["schemas"]["SeasonFile"][];
        SeasonText: {
            text: string;
            name?: string;
        };
        SeasonProblem: {
            path: string;
            line: number;
            message: string;
        };
        CheckedSeason: {
            season: string | null;
            problems: components["schemas"]["SeasonProblem"][];
        };
        School: {
            name: string;
            shortName: string;
            nit: string;
            city: string;
            address: string;
            phone: string;
            billingPhone: string;
            email: string;
            admissionsUrl: string;
            location: {
                lat: number;
                lng: number;
            };
        };
        PeriodOption: {
            /** @enum {number} */
            period: 1 | 2 | 3;
            available: boolean;
            until: string | null;
            discount: number;
            months: {
                first: string;
                last: string;
                count: number;
            };
        };
        CurrentSeason: {
            season: string;
            project: string;
            years: {
                season: string;
                project: string;
            }[];
            clock: components["schemas"]["Clock"];
            sandbox: boolean;
            school: components["schemas"]["School"];
            opens: string;
            closes: string;
            maintenance: {
                from: string;
                to: string;
            } | null;
            lateForm: {
                from: string;
                to: string;
            };
            cutoff: string;
            transportEarlyUntil: string;
            periods: components["schemas"]["PeriodOption"][];
            defaultQuotas: number;
            quotasAboveGradeId: number;
            monthly: {
                first: string;
                last: string;
                count: number;
            };
            split: components["schemas"]["SplitTerms"] | null;
            maxActivities: number;
            activityMonths: {
                first: string;
                last: string;
                count: number;
                charges: number;
            };
            pages: {
                fees: number;
                admin: number;
            };
            transportBands: {
                near: number;
                intermediate: number;
            };
            authorisedTariff: string;
            heartbeat: {
                everySeconds: number;
                noticeAt: number;
                stopAt: number;
            };
            map: {
                centre: {
                    lat: number;
                    lng: number;
                };
                tileUrl: string | null;
                homes: {
                    centre: {
                        lat: number;
                        lng: number;
                    };
                    zoom: number;
                    maxClusterZoom: number;
                    clusterRadius: number;
                };
            };
            agreement: {
                bank: string;
                number: string;
                account: string;
                days: number;
            };
            documents: {
                enabled: boolean;
            };
            /** @enum {string} */
            secondProof: "none" | "document4" | "mailLink";
            demoStudents: {
                code: string;
                situation: string;
            }[];
        };
        OpenDoors: {
            doors: string[];
        };
        ListedSplit: {
            /** Format: uuid */
            id: string;
            student_code: string;
            name: string;
            grade: string;
            /**
             * Format: hex
             * @description Of the order
             */
            token: string;
            project: string;
            /** @enum {string} */
            status: "standing" | "complete" | "undone" | "ended";
            /** Format: date-time */
            made_at: string;
            /**
             * Format: date-time
             * @description Null while it stands
             */
            ended_at: string | null;
            /** @description Price and last day stand since a part was paid */
            is_fixed: boolean;
            /** @description The last day on which parts are paid, in Bogotá */
            until: string;
            /** @description COP of all parts, as the order was last priced */
            total: number;
            /** @description COP of the parts that were paid; of one that has ended, it goes back */
            paid: number;
            parts: number;
            paid_parts: number;
        };
        ListedSplits: components["schemas"]["ListedSplit"][];
        SplitPrice: {
            /** @description COP that the parts must come to */
            total: number;
            terms: components["schemas"]["SplitTerms"] | null;
        };
        StaffSignInWays: {
            password: boolean;
            /** @description GET /api/staff/oidc leads to the school’s own provider */
            oidc: boolean;
            /** @description the accounts of the demonstration are there */
            demo: boolean;
        };
        StaffCredentials: {
            username: string;
            password: string;
        };
        StaffUser: {
            username: string;
            name: string;
            roles: ("admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin")[];
            disabled: boolean;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            source: "local" | "oidc";
        };
        StaffUsers: components["schemas"]["StaffUser"][];
        NewStaffUser: {
            username: string;
            name: string;
            roles: ("admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin")[];
            password: string;
        };
        StaffUserChange: {
            name?: string;
            roles?: ("admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin")[];
            password?: string;
            disabled?: boolean;
        };
        ComparedStudent: {
            code: string;
            name: string;
            grade: string;
            /** @enum {string} */
            is: "new" | "changed" | "same" | "gone" | "unknown";
            /** @description Names of what changed */
            fields: string[];
        };
        ComparedStudents: {
            students: components["schemas"]["ComparedStudent"][];
            next: string | null;
        };
        TakeStudents: {
            students: string[];
            /** @description Those of them that are known to be gone; nobody else is dropped */
            gone: string[];
        };
        TakenStudent: {
            code: string;
            /** @enum {string} */
            is: "new" | "changed" | "same" | "gone" | "kept" | "unknown";
        };
        TakenStudents: components["schemas"]["TakenStudent"][];
        GoneStudents: {
            students: components["schemas"]["ComparedStudent"][];
            /** @description Half of the school is missing in the system, so nobody counts as gone */
            shrunk: boolean;
        };
        Texts: {
            [key: string]: string;
        };
        CompiledTexts: {
            [key: string]: string | unknown[];
        };
        Homes: {
            custom_id: string;
            lat: number;
            lng: number;
        }[];
        StudentHome: {
            student: string;
            name: string;
            grade: string;
            grade_id: number | null;
            next_grade_id: number | null;
            requirement: {
                text: string;
                /** @enum {string|null} */
                way: "COMPLETO" | "MEDIO" | null;
                busStop: boolean;
                flagged: boolean;
            };
            home: components["schemas"]["Place"] | null;
            metres: number | null;
            /** @enum {string|null} */
            band: "CERCANO" | "INTERMEDIO" | "LEJANO" | null;
            near_border: boolean;
        };
        StudentHomes: components["schemas"]["StudentHome"][];
        HomeCorrection: {
            StuCode: string;
            LatGMC: number;
            LngGMC: number;
            DirGMC: string;
            DistanceKm?: number;
            DistanceMts?: number;
        };
        HomeCorrected: {
            /** @enum {string} */
            result: "DONE";
            distance: number;
        };
        TransportNow: {
            /** Format: date-time */
            dateTime: string;
            dayOfWeek: number;
        };
        /** @description Null where nothing goes back */
        WithdrawalRefund: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            way: "provider" | "bank";
            /** @enum {string} */
            status: "sent" | "done" | "refused";
        };
        Withdrawal: {
            /** Format: uuid */
            id: string;
            student_code: string;
            name: string;
            grade: string;
            /**
             * Format: hex
             * @description Of the order’s payment
             */
            token: string;
            project: string;
            /** @description A day in Bogotá */
            day: string;
            kept: number;
            returned: number;
            /** @description What the season’s rules had proposed to return */
            proposed: number;
            reason: string | null;
            actor: string;
            /** Format: date-time */
            created_at: string;
            refund: components["schemas"]["WithdrawalRefund"] | null;
        };
        Withdrawals: components["schemas"]["Withdrawal"][];
        WithdrawalOrder: {
            student_code: string;
            /** @description A day in Bogotá */
            day: string;
            reason: string;
            /** @description COP; the proposal may be departed from */
            returned: number;
            /**
             * @description Null only where nothing goes back
             * @default null
             * @enum {string|null}
             */
            way: "provider" | "bank" | null;
        };
        WithdrawnLine: {
            /** @enum {string} */
            kind: "annual" | "monthly" | "transport" | "activities";
            code: string;
            name: string;
            paid: number;
            kept: number;
            returned: number;
            /**
             * @description By a share of what is paid once a year, or by the months after the day
             * @enum {string}
             */
            why: "share" | "months";
            /** @description Basis points that the school keeps */
            share: number | null;
            months: components["schemas"]["WithdrawnMonths"] | null;
        };
        CancelledCharge: {
            /** @description A day in Bogotá */
            day: string;
            code: string;
            name: string;
            amount: number;
        };
        WithdrawalProposal: {
            student_code: string;
            name: string;
            grade: string;
            /**
             * Format: hex
             * @description Of the order’s payment
             */
            token: string;
            /** @description A day in Bogotá */
            day: string;
            /** @description The first day that may be said: the payment’s */
            from: string;
            /** @description The last day that may be said: today */
            to: string;
            lines: components["schemas"]["WithdrawnLine"][];
            /** @description What the lines come to */
            paid: number;
            kept: number;
            /** @description What is proposed to go back: less what was given back before, and no more than is left */
            returned: number;
            /** @description COP of the order’s payment that was given back before */
            returned_before: number;
            /** @description COP of the lines that the family’s credit paid, which goes not back from here */
            credit: number;
            /** @description Charges to come that are owed no more */
            cancelled: components["schemas"]["CancelledCharge"][];
            cancelled_amount: number;
            /** @description COP of charges that were to be paid by the day: they stay owed */
            owed_amount: number;
            /** @description COP of the order’s payment that can still be given back */
            left: number;
            /**
             * @description How much of it the provider gives back; the rest goes by transfer
             * @enum {string}
             */
            provider: "none" | "whole" | "part";
            /** @description While the payment is contested nobody is withdrawn */
            contested: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiAdministrativeSapEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnersOfEmail"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiAdministrativeSapClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerAsk"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessPartner"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PARTNER_UNSUPPORTED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAdministrativeSapProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Projects"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiAlmaOpenApplyInfoJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                json: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdmissionAsk"] | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admission"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaParentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Parent"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaParentIdContactEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emails"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaParentIdContactPhones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phones"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaStudentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SisStudent"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaStudentIdCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFields"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaStudentIdRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relationships"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaStudentsIdContactEmergency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmergencyContacts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaStudentsDB: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "name" | "-name" | "custom_id" | "-custom_id" | "status" | "-status" | "grade" | "-grade" | "enrollment_year" | "-enrollment_year";
                search?: string;
                status?: string;
                gender?: string;
                grade?: string;
                year?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SisStudents"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAlmaStudentsOpenApplyDB: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "id" | "-id" | "custom_id" | "-custom_id" | "last_name" | "-last_name" | "status" | "-status" | "grade" | "-grade" | "enrollment_year" | "-enrollment_year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admissions"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiApprovals: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "requested_at" | "-requested_at" | "amount" | "-amount";
                state?: "open" | "all" | "requested" | "approved" | "refused" | "withdrawn" | "expired";
                act?: "exception.refund" | "exception.resolve" | "payment.refund" | "student.withdraw" | "agreement.confirm" | "agreement.manual-income" | "agreement.file";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvals"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiApprovalsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiApprovalsIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALREADY_RESOLVED, ALREADY_WITHDRAWN, APPROVAL_CLOSED, APPROVAL_OUTDATED, APPROVAL_OWN, NOT_A_PENDING_AGREEMENT, NOT_INDEPENDENT, ORDER_NOT_PAID */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, FILE_UNREADABLE, KEY_REUSED, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiApprovalsIdRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalEnding"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description APPROVAL_CLOSED, APPROVAL_OWN, NOT_INDEPENDENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiApprovalsIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalEnding"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description APPROVAL_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiApprovalsPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPolicy"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiAudit: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "at" | "-at";
                actor?: string;
                act?: string;
                subject?: string;
                trace?: string;
                search?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditTrail"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiCertificatesToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiCertificatesTokenPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiCertificatesClearance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearanceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DEBT_OPEN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiCertificatesPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentsCertificateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOTHING_PAID */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChangedModule"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiCreditNotesIdIssueAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CREDIT_NOTE_NOT_REJECTED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDiscounts: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "asked_at" | "-asked_at" | "student" | "-student" | "name" | "-name" | "kind" | "-kind" | "percent" | "-percent" | "expires_on" | "-expires_on";
                student?: string;
                kind?: "alumni" | "sister" | "employee" | "sibling" | "advance" | "scholarship";
                state?: "asked" | "granted" | "refused" | "withdrawn" | "expired";
                expiring_before?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discounts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDiscount"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISCOUNT_ACTIVE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDiscountsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDiscountsIdProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDiscountsIdReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountReview"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISCOUNT_CLOSED, DISCOUNT_OWN, NOT_INDEPENDENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDiscountsIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountWithdrawal"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISCOUNT_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDiscountsClaims: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "name" | "-name" | "student" | "-student" | "grade" | "-grade";
                search?: string;
                grade?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountClaims"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDisputes: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "answer_by" | "-answer_by" | "opened_on" | "-opened_on";
                status?: "open" | "opened" | "answered" | "won" | "lost";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disputes"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDisputes: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeOpening"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISPUTE_KNOWN, DISPUTE_OPEN, NOT_DISPUTABLE, REFUND_UNDER_WAY */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDisputesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDisputesIdAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISPUTE_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDisputesIdLose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeLost"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISPUTE_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDisputesIdWin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeWon"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DISPUTE_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDisputesPayments: {
        parameters: {
            query: {
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContestablePayments"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diagnosis"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiDocumentsCallbacksInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackReceived"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORGED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEinvoices: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: unknown;
                status?: "sending" | "waiting" | "accepted" | "accepted-with-notices" | "rejected";
                note?: "rejected" | "manual" | "sending" | "waiting";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Einvoices"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEinvoicesIdIssueAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Einvoice"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description EINVOICE_NOT_REJECTED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminCharges: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "date" | "-date" | "student" | "-student" | "name" | "-name" | "concept" | "-concept" | "amount" | "-amount";
                from?: string;
                to?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatedCharges"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiEnrollmentAdminDevicesStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminDocuments: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "student" | "-student" | "requested_at" | "-requested_at" | "updated_at" | "-updated_at";
                state?: "new" | "sent" | "viewed" | "signed" | "declined" | "expired" | "recalled";
                document?: "contract" | "promissory-note" | "life-insurance";
                search?: string;
                students?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentDocuments"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentAdminDocumentsZohoSignContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendDocument"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsState"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminDocumentsZohoSignContractId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsState"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiEnrollmentAdminFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeEdit"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FEE_CHANGED, FEE_DUPLICATE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentAdminFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFees"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFees"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FEE_DUPLICATE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminFeeId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fees"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiEnrollmentAdminFeeId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivedFees"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminFees: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "id" | "-id" | "grade" | "-grade" | "code" | "-code" | "concept" | "-concept" | "type" | "-type" | "value" | "-value";
                code?: string;
                concept?: string;
                type?: "ANUAL" | "MENSUAL" | "ECO" | "CLUB";
                value?: string;
                search?: string;
                grade?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fees"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminFeesGrade: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "id" | "-id" | "grade" | "-grade" | "code" | "-code" | "concept" | "-concept" | "type" | "-type" | "value" | "-value";
                code?: string;
                concept?: string;
                type?: "ANUAL" | "MENSUAL" | "ECO" | "CLUB";
                value?: string;
                search?: string;
            };
            header?: never;
            path: {
                grade: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fees"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentAdminFeesImpact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeImpactRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeImpact"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminFeesPublications: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "id" | "-id";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePublications"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentAdminFeesPublications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeePublicationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePublication"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FEE_CHANGED, FEE_DUPLICATE, FEE_SCHEDULED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentAdminFeesPublicationsIdUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePublication"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FEES_BOUGHT, FEE_CHANGED, FEE_DUPLICATE, PUBLICATION_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminGrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grades"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentAdminOrders: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderSent"];
                };
            };
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderSent"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ORDER_EXISTS, ORDER_REFUSED, PRICE_CHANGED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, KEY_REUSED, NOTHING_TO_SEND, TRANSPORT_MODE_UNKNOWN */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminOrdersStudent: {
        parameters: {
            query?: {
                services?: string;
            };
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderDrawer"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, TRANSPORT_MODE_UNKNOWN */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminProgress: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "name" | "-name" | "student" | "-student" | "grade" | "-grade" | "step" | "-step" | "since" | "-since";
                step?: string;
                grade?: number;
                search?: string;
                waiting_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentsProgress"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminProgressSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressSummary"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminStudents: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "name" | "-name" | "custom_id" | "-custom_id" | "status" | "-status" | "grade" | "-grade" | "enrollment_year" | "-enrollment_year";
                search?: string;
                status?: string;
                gender?: string;
                grade?: string;
                year?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedStudents"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminStudentsStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentFile"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminStudentsStudentCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCalendar"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminStudentsStudentContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentContacts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminStudentsStudentPaidInvoices: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: unknown;
            };
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidInvoices"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAdminStudentsFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterWords"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAuthStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorisation"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAuthStudentResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorisationResume"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentAuthAccessStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAccess"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentBalanceStudentStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceRows"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BALANCE_UNKNOWN, DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiEnrollmentDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyDocuments"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentDocumentsDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: "contract" | "promissory-note" | "life-insurance";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyDocuments"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiEnrollmentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DRAFT_CHANGED, ENROLLMENT_WITHDRAWN, ORDER_EXISTS, ORDER_PAID, PAYMENT_PENDING, PERIOD_CLOSED, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TRANSPORT_NOT_CONFIRMED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentDraftQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftQuote"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACTIVITY_LIMIT, PERIOD_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, TRANSPORT_FEE_MISSING, TRANSPORT_NOT_CONFIRMED, UNKNOWN_ACTIVITY */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BALANCE_UNKNOWN, DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentFeesCommunityGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grade: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activities"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentFeesCommunityGradeCodeCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grade: number;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentFeesCommunitySubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACTIVITY_DUPLICATE, ACTIVITY_LIMIT, ENROLLMENT_WITHDRAWN, ORDER_EXISTS, ORDER_PAID, PAYMENT_PENDING, QUOTA_FULL, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNKNOWN_ACTIVITY */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiEnrollmentFeesCommunitySubscribeStudentStudentActivityActivityGradeGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
                activity: string;
                grade: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ENROLLMENT_WITHDRAWN, ORDER_EXISTS, ORDER_PAID, PAYMENT_PENDING, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentFeesTransport: {
        parameters: {
            query?: {
                grade?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTransportFees"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SECOND_PROOF */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginByCode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CODE_WRONG */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CODE_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginByLink"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LINK_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentOrderCheckoutValidationStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutValidation"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentOrderhistoryListToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistory"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentPricelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentPricelistCompleteStudentGradeAntiquity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
                grade: string;
                antiquity: "old" | "new_current" | "reintegrate" | "new_next" | "new" | "New" | "new20";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPrices"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentPricelistTransportGradeGradeTypeTypeYearYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grade: string;
                type: 0 | 1;
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TRANSPORT_FEE_MISSING */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACTIVITY_LIMIT, PERIOD_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, TRANSPORT_FEE_MISSING, TRANSPORT_NOT_CONFIRMED, UNKNOWN_ACTIVITY */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BALANCE_UNKNOWN, DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiEnrollmentQuotesSimulate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    season?: string;
                    /**
                     * @default parent
                     * @enum {string}
                     */
                    kind?: "parent";
                    grade: string;
                    /** @default [] */
                    annual?: {
                        ItemCode: string;
                        ItemName?: string;
                        Price: number;
                        /** @default 0 */
                        CommercialPrice?: number;
                        Total?: number;
                        /** @default 0 */
                        Schoolarship?: number;
                        progresiveDiscount?: number;
                        /**
                         * @default No
                         * @enum {string}
                         */
                        mat_100?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        mat_50?: "Si" | "No";
                        /** @default 0 */
                        U_RH_DAnualidad100?: number;
                        /** @default 0 */
                        U_RH_DAnualidad50?: number;
                    }[];
                    /** @default [] */
                    monthly?: {
                        ItemCode: string;
                        ItemName?: string;
                        Price: number;
                        /** @default 0 */
                        CommercialPrice?: number;
                        Total?: number;
                        /** @default 0 */
                        Schoolarship?: number;
                        progresiveDiscount?: number;
                        /**
                         * @default No
                         * @enum {string}
                         */
                        mat_100?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        mat_50?: "Si" | "No";
                        /** @default 0 */
                        U_RH_DAnualidad100?: number;
                        /** @default 0 */
                        U_RH_DAnualidad50?: number;
                    }[];
                    /** @enum {number} */
                    period: 1 | 2 | 3;
                    now?: string;
                    quotas?: number;
                    /** @default 0 */
                    transport?: number;
                    /** @default [] */
                    activities?: number[];
                    /** @default 0 */
                    balance?: number;
                } | {
                    season?: string;
                    /** @enum {string} */
                    kind: "admin-order";
                    code: string;
                    f: {
                        /**
                         * @default No
                         * @enum {string}
                         */
                        alumni?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        sister?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        employee?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        family?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        payYear?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        accident?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        digitalYearbook?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        yearbook?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        lunch?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        snack?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        transport?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        life?: "Si" | "No";
                        /**
                         * @default No
                         * @enum {string}
                         */
                        unemployment?: "Si" | "No";
                        /** @default 0 */
                        parentsFee?: number;
                        /** @default  */
                        transportMode?: string;
                        /** @default null */
                        childNumber?: number | null;
                    };
                    now?: string;
                    /** @enum {string} */
                    mode?: "literal" | "net";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulated"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERIOD_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, TRANSPORT_MODE_UNKNOWN */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentResumeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiEnrollmentSplits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Split"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACTIVITY_LIMIT, DOCUMENTS_MISSING, ENROLLMENT_WITHDRAWN, INVOICE_PENDING, ORDER_PAID, PAYMENT_PENDING, PERIOD_CLOSED, PRICE_CHANGED, SPLIT_BEGUN, SPLIT_NOT_OFFERED, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, PAYMENT_KIND, SPLIT_MINIMUM, SPLIT_PARTS, SPLIT_SUM, TRANSPORT_FEE_MISSING, TRANSPORT_NOT_CONFIRMED, UNKNOWN_ACTIVITY */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BALANCE_UNKNOWN, DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentSplitsStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Split"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiEnrollmentSplitsStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Split"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SPLIT_BEGUN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardStudent"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiEnrollmentVoucherStudentStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiFacilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facilities"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiFacilitiesChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatQuestion"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CHAT_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiFamily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiFamilyPayment: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyPaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyPayment"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ENROLLMENT_WITHDRAWN, FAMILY_NOT_PAYABLE, INVOICE_PENDING, ORDER_PAID, PAYMENT_PENDING, PRICE_CHANGED, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED, PAYER_INCOMPLETE, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiFamilyPaymentToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyPayment"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiFamilyPayments: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "since" | "-since" | "amount" | "-amount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastFamilyPayments"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiFamilySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiFamilyStudentsChildSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGoogleAPIConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTransport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportConfirmed"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DRAFT_CHANGED, ENROLLMENT_WITHDRAWN, ORDER_EXISTS, ORDER_PAID, PAYMENT_PENDING, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_ROUTE, TOO_FAR, TRANSPORT_FEE_MISSING, TRANSPORT_NOT_CONFIRMED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGoogleAPIDirectionVectorsRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Point"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vectors"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_ROUTE, TOO_FAR */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGoogleAPIDistancematrixRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Point"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceAnswer"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_ROUTE, TOO_FAR */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGuardians: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianRegistration"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkSent"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiGuardiansAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianAccount"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiGuardiansOidc: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGuardiansPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianNewPassword"];
            };
        };
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, LINK_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGuardiansReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianResetInput"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkSent"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiGuardiansSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianSignInWays"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGuardiansSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianCredentials"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_CREDENTIALS */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiGuardiansVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianVerification"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_CREDENTIALS */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LINK_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiHealthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Live"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiHealthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Done */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    postApiHikcentralAccessgroupAddPersonGroupStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: 1 | 2 | 3;
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodPerson"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiHikcentralAccessgroupDeletePersonGroupStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: 1 | 2 | 3;
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodPerson"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiHikcentralDeleteServices: {
        parameters: {
            query?: {
                students?: string;
                service?: 1 | 2 | 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodPlan"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiHikcentralDeleteServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunFoodPlan"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodRun"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PLAN_SPENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiHikcentralInsertServices: {
        parameters: {
            query?: {
                students?: string;
                service?: 1 | 2 | 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodPlan"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiHikcentralInsertServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunFoodPlan"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodRun"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PLAN_SPENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiHikcentralPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoodPlanInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodPlan"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiHikcentralPlansToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodProgress"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClientInfo"] | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoftwareInfo"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesByStudent"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiInvoicesAgeing: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "name" | "-name" | "student" | "-student" | "oldest" | "-oldest" | "total" | "-total" | "notDue" | "-notDue" | "to30" | "-to30" | "to60" | "-to60" | "to90" | "-to90" | "over90" | "-over90" | "surcharge" | "-surcharge";
                day?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgedDebts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description AGEING_UNSUPPORTED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiInvoicesAgeingSummary: {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgeingSummary"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description AGEING_UNSUPPORTED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiInvoicesCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianCalendars"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiInvoicesPayment: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePaymentResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INVOICE_CHANGED, INVOICE_PENDING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_REUSED, PAYER_INCOMPLETE, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiInvoicesPaymentToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePaymentResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiInvoicesPayments: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "since" | "-since" | "amount" | "-amount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastPayments"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiKeys: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "name" | "-name" | "created_at" | "-created_at" | "last_used_at" | "-last_used_at";
                revoked?: boolean;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeys"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKey"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiKeysId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiLogs: {
        parameters: {
            query?: {
                after?: number;
                level?: "debug" | "info" | "warn" | "error" | "fatal";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentLog"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiMapsSearch: {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiOutbox: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "id" | "-id" | "due_at" | "-due_at" | "attempts" | "-attempts";
                status?: "due" | "done" | "on_hold";
                topic?: "accounting.order" | "accounting.admin-order" | "accounting.incoming-payment" | "accounting.balance-payment" | "accounting.withdrawal" | "receipt.issue" | "notice.receipt" | "notice.invoices" | "notice.refund" | "notice.withdrawal" | "notice.link" | "notice.link-payment" | "notice.split-ended" | "notice.reminder" | "document.news" | "einvoice.issue" | "einvoice.credit";
                trace?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiOutboxIdHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DELIVERY_DONE, NOT_WAITING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiOutboxIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_ON_HOLD */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiOutboxRetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryOnHoldCommand"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retried"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinks: {
        parameters: {
            query: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "madeAt" | "-madeAt";
                student: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayLinks"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPayLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayLinkRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayLink"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN, NOT_VERIFIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAY_LINK_FAMILIES, PAY_LINK_LIMIT, PAY_LINK_NOT_NOW */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPayLinksIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayLink"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinksToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownPayLink"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPayLinksTokenPayment: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPaymentResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAY_LINK_BUSY, PAY_LINK_NOT_NOW, PAY_LINK_PAID, PRICE_CHANGED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INVOICE_PAYER_INCOMPLETE, KEY_REUSED, PAYER_INCOMPLETE, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinksPaymentsToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPaymentResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinksPaymentsTokenCreditNotesIdPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinksPaymentsTokenData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerData"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPayLinksPaymentsTokenDataErase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerErased"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYER_ERASE_BLOCKED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinksPaymentsTokenEinvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEinvoice"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayLinksPaymentsTokenEinvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvoicePayers"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiPayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePayerForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvoicePayer"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INVOICE_PAYER_INCOMPLETE */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayments: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "started_at" | "-started_at" | "approved_at" | "-approved_at" | "amount" | "-amount" | "student" | "-student" | "name" | "-name" | "status" | "-status";
                status?: "APROBADO" | "PAGO DAVIVIENDA" | "PAGO ANTICIPO" | "INGRESO MANUAL" | "PAGO POR PARTES" | "PENDIENTE" | "PENDIENTE CONVENIO" | "RECHAZADO" | "EXPIRADO" | "EN REVISION" | "DEVUELTO";
                instance?: string;
                student?: string;
                search?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPayments"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenCreditNotesIdPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenEinvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEinvoice"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenEinvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenEinvoicesIdPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenMovements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movements"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenPayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPayer"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiPaymentsTokenPayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePayerForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvoicePayer"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INVOICE_ISSUED, PAYER_OF_ANOTHER */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INVOICE_PAYER_INCOMPLETE */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPrice"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRefunds"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsTokenRefunds: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPayment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description APPROVAL_PENDING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsTokenResolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string | "none";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExceptionResolution"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentException"];
                };
            };
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALREADY_RESOLVED, APPROVAL_PENDING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsTokenRetryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedDeliveries"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_ON_HOLD */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsTokenTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTimeline"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsBankAgreement: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "started_at" | "-started_at" | "expires_at" | "-expires_at" | "amount" | "-amount" | "student" | "-student" | "name" | "-name";
                state?: "waiting" | "paid" | "expired";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingAgreements"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsBankAgreementTokenConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementConfirmation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementConfirmed"];
                };
            };
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description APPROVAL_PENDING, NOT_A_PENDING_AGREEMENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsBankAgreementFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankFile"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFileResults"];
                };
            };
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description APPROVAL_PENDING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FILE_UNREADABLE */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsCallbacksInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackReceived"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORGED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsEnrollmentCheckWho: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsEnrollmentInvoice: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRequests"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACTIVITY_LIMIT, DOCUMENTS_MISSING, DRAFT_CHANGED, ENROLLMENT_WITHDRAWN, INVOICE_PENDING, ORDER_PAID, PAYMENT_PENDING, PERIOD_CLOSED, PRICE_CHANGED, SPLIT_STANDS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, KEY_REUSED, PAYER_INCOMPLETE, PAYMENT_KIND, TRANSPORT_FEE_MISSING, TRANSPORT_NOT_CONFIRMED, UNKNOWN_ACTIVITY, VENDOR_REFUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BALANCE_UNKNOWN, DATABASE_DOWN, FEATURE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsEventsToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsExceptions: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "created_at" | "-created_at" | "state" | "-state";
                kind?: "duplicate-payment" | "unknown-reference" | "wrong-amount" | "wrong-currency" | "test-payment" | "reversed" | "refunded" | "approved-again" | "split-ended" | "dispute-told";
                state?: "open" | "resolved";
                instance?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentExceptions"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsExceptionsIdDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionDetails"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPaymentsReconcile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationStarted"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPaymentsReturnInstance: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayouts: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "day" | "-day";
                status?: "differs" | "in-transit" | "arrived" | "returned";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payouts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayoutsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPayoutsIdArrived: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutArrived"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYOUT_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPayoutsIdReturned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutReturned"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetails"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYOUT_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPayoutsOpeningBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningBalances"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiPayoutsOpeningBalancesInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningBalanceAtBank"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningBalance"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPeopleStudentLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentLogRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentLog"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPeopleStudentsStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundStudent"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPeopleStudentsByArray: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolCodes"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundStudents"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPlugins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginInstance"][];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPluginsInstanceCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginHealth"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPluginsInstancePause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PluginPauseInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginInstance"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPluginsInstanceResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginHealth"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPrivacyConsentsStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consents"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPrivacyFamiliesStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyExport"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiPrivacyFamiliesStudentErase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseFamily"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyErased"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ERASE_BLOCKED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiPrivacyNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyNotice"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReceiptsTokenIcs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReceiptsTokenPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReceiptsTokenRefundsPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                place: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundReceipt"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReceiptsTokenRefundsPlacePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                place: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReconciliationDays: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciledDays"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReconciliationDaysDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciledDayInFull"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiReconciliationDaysDayMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ROWS_CHANGED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiReconciliationMatchesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiRefunds: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "status" | "-status" | "sent_at" | "-sent_at";
                status?: "sent" | "done" | "refused";
                way?: "provider" | "bank";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedRefunds"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRefundsIdDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordedTransfer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REFUND_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRefundsIdRefused: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DroppedRefund"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REFUND_ENDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiReminders: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "created_at" | "-created_at" | "name" | "-name";
                state?: "draft" | "running" | "stopped" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiReminders: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReminder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiRemindersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedReminder"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApiRemindersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderEdit"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REMINDER_CHANGED, REMINDER_STATE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiRemindersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REMINDER_STATE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRemindersIdPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPreview"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiRemindersIdSendings: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "student" | "-student";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSendings"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRemindersIdStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartReminder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description AUDIENCE_CHANGED, REMINDER_STATE, SEASON_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRemindersIdStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REMINDER_STATE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiRemindersIdStudents: {
        parameters: {
            query: {
                students: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSendings"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRemindersIdStudents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedStudents"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSendings"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REMINDER_STATE, SEASON_CLOSED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRemindersPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReminder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPreview"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiRemindersPreviewStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReminderToStudents"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPreviews"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSapSapTransportChargeStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportCharges"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSeasonClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiSeasonClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetClock"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSeasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonFiles"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiSeasonsCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonText"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedSeason"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSeasonsCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSeason"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSessionDoors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenDoors"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSplits: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "made_at" | "-made_at" | "deadline" | "-deadline";
                status?: "standing" | "complete" | "undone" | "ended";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSplits"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiSplitsPriceStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                student: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitPrice"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACTIVITY_LIMIT, DOCUMENTS_MISSING, ENROLLMENT_WITHDRAWN, ORDER_PAID, PERIOD_CLOSED, SPLIT_NOT_OFFERED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, PAYMENT_KIND, TRANSPORT_FEE_MISSING, TRANSPORT_NOT_CONFIRMED, UNKNOWN_ACTIVITY */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BALANCE_UNKNOWN, DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiStaffOidc: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSignInWays"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCredentials"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_CREDENTIALS */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_TRIES */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiStaffSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiStaffUsers: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "username" | "-username" | "name" | "-name" | "created_at" | "-created_at";
                disabled?: boolean;
                role?: "admissions" | "finance" | "transport" | "food" | "security" | "it" | "metrics" | "admin";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUsers"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiStaffUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffUser"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description USERNAME_TAKEN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiStaffUsersUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LAST_ADMIN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchApiStaffUsersUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffUserChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LAST_ADMIN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiStaffUsersUsernameSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiStudentsSync: {
        parameters: {
            query?: {
                students?: string;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedStudents"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiStudentsSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeStudents"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenStudents"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiStudentsSyncGone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoneStudents"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiTextsLocale: {
        parameters: {
            query?: {
                for?: "families" | "office";
            };
            header?: never;
            path: {
                locale: "es-CO" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Texts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiTextsLocaleCompiled: {
        parameters: {
            query?: {
                for?: "families" | "office";
            };
            header?: never;
            path: {
                locale: "es-CO" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompiledTexts"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiTransportGeolocationInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Homes"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiTransportHomes: {
        parameters: {
            query: {
                students: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentHomes"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiTransportOnlyoneStudentUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeCorrection"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeCorrected"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_ROUTE, TOO_FAR */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiTransportRequestNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportNow"];
                };
            };
            /** @description DATABASE_DOWN */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiWithdrawals: {
        parameters: {
            query?: {
                "page[number]"?: number;
                "page[size]"?: number;
                sort?: "created_at" | "-created_at" | "day" | "-day";
                from?: string;
                to?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description How many rows there are on all pages */
                    "X-Total-Count"?: number;
                    /** @description How many seconds ago the rows were counted; missing where it was just now */
                    "X-Total-Age"?: number;
                    /** @description Of lists of money: how many pesos there are on all pages; of payments what was paid, of exceptions what is open */
                    "X-Total-Amount"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawals"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiWithdrawals: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CSRF, FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_SLOW */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALREADY_WITHDRAWN, APPROVAL_PENDING, ORDER_NOT_PAID */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT, KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApiWithdrawalsProposal: {
        parameters: {
            query: {
                student_code: string;
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalProposal"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALREADY_WITHDRAWN, ORDER_NOT_PAID */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BAD_INPUT */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStudentOpenapplydetailsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admission"];
                };
            };
            /** @description BAD_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FORBIDDEN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DATABASE_DOWN, FEATURE_DOWN, OVERLOADED */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
